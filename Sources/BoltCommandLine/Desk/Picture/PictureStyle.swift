/// The colors and fonts of a picture: on light ground, on dark ground, and on paper.
///
/// Each color has a contrast of at least 4.5 to 1 to its ground where text is drawn in it.
enum PictureStyle {
    /// The style sheet.
    static let sheet = """
        text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic",\
        "Noto Sans CJK SC",sans-serif;font-size:13px;fill:#1f2328;unicode-bidi:isolate}
        .head{font-size:20px;font-weight:600}
        .kind,.day{font-weight:600}
        .sum{font-variant-numeric:tabular-nums}
        .soft{fill:#59636e;font-size:12px}
        .ground{fill:#ffffff}
        .axis{stroke:#c5ccd3;stroke-width:2}
        .rule{stroke:#dde2e7;stroke-width:1}
        .track{fill:#eceff2}
        .dot{stroke:#ffffff;stroke-width:2}
        .undated{stroke-dasharray:2 2;stroke:#59636e}
        .plain{fill:#59636e}.good{fill:#1a7f37}.taken{fill:#0969da}.back{fill:#9a6700}.bad{fill:#cf222e}
        @media (prefers-color-scheme:dark){
        text{fill:#e6edf3}.soft{fill:#9aa4af}.ground{fill:#12161c}.axis{stroke:#3d444d}
        .rule{stroke:#2b323b}.track{fill:#232a33}.dot{stroke:#12161c}.undated{stroke:#9aa4af}
        .plain{fill:#9aa4af}.good{fill:#3fb950}.taken{fill:#58a6ff}.back{fill:#d29922}.bad{fill:#ff7b72}
        }
        @media print{
        text{fill:#000000}.soft{fill:#333333}.ground{fill:#ffffff}.axis{stroke:#888888}
        .rule{stroke:#bbbbbb}.track{fill:#e4e4e4}.dot{stroke:#ffffff}.undated{stroke:#333333}
        .plain{fill:#555555}.good{fill:#1a7f37}.taken{fill:#0969da}.back{fill:#9a6700}.bad{fill:#cf222e}
        }
        """
}
