// swift-tools-version: 6.2
import PackageDescription

/// Every target compiles with the same strict settings; a warning fails the build.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "bolt-cli",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "BoltCheckoutCore", targets: ["BoltCheckoutCore"]),
        .executable(name: "bolt-cli", targets: ["bolt-cli"]),
    ],
    targets: [
        // Sources, innermost first. An arrow may only point to a line above it.
        .target(name: "BoltCheckoutCore", swiftSettings: strict),
        .target(name: "CSystem"),
        .target(name: "BoltSystem", dependencies: ["CSystem"], swiftSettings: strict),
        .target(
            name: "BoltCheckoutFlows",
            dependencies: ["BoltCheckoutCore", "BoltSystem"],
            swiftSettings: strict
        ),
        .target(name: "CLibcurl"),
        .target(
            name: "BoltCheckoutHTTP",
            dependencies: ["BoltCheckoutCore", "BoltSystem", "BoltCheckoutFlows", "CLibcurl"],
            swiftSettings: strict
        ),
        .target(
            name: "BoltCheckoutMock",
            dependencies: [
                "BoltCheckoutCore", "BoltSystem", "BoltCheckoutFlows", "BoltCheckoutHTTP",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "BoltCommandLine",
            dependencies: [
                "BoltCheckoutCore", "BoltSystem", "BoltCheckoutFlows", "BoltCheckoutHTTP",
                "BoltCheckoutMock",
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "bolt-cli",
            dependencies: ["BoltCommandLine"],
            swiftSettings: strict
        ),

        // Tests, one target a layer, and what they share.
        .target(
            name: "TestSupport",
            dependencies: ["BoltCheckoutCore", "BoltSystem", "BoltCheckoutFlows"],
            path: "Tests/TestSupport",
            swiftSettings: strict
        ),
        .testTarget(
            name: "BoltCheckoutCoreTests",
            dependencies: ["BoltCheckoutCore", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "BoltSystemTests",
            dependencies: ["BoltSystem", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "BoltCheckoutFlowsTests",
            dependencies: ["BoltCheckoutFlows", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "BoltCheckoutHTTPTests",
            dependencies: ["BoltCheckoutHTTP", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "BoltCheckoutMockTests",
            dependencies: ["BoltCheckoutMock", "BoltCheckoutHTTP", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "BoltCommandLineTests",
            dependencies: ["BoltCommandLine", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "GoldenTests",
            dependencies: ["bolt-cli", "TestSupport"],
            exclude: ["Cases"],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
