import BoltCommandLine

CommandLineTool.runAndExit(CommandLine.arguments.dropFirst(), in: .system)
