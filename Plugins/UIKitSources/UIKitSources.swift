import Foundation
import PackagePlugin

/// Compiles the sources in a target's folder `UIKit`, which were written for Apple's platforms, as they are.
///
/// The target excludes the folder; the plugin hands translated copies of its files to the compiler, whose errors name the
/// originals.
@main struct UIKitSources: BuildToolPlugin {
  /// One command for all files, because a class's members may come from several.
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "UIKit", directoryHint: .isDirectory)
    let copies = context.pluginWorkDirectoryURL
    let sources = self.sources(in: folder)
    guard !sources.isEmpty else {
      Diagnostics.warning(
        "\(target.name) uses the plugin UIKitSources, but has no Swift files in \(folder.path(percentEncoded: false))"
      )
      return []
    }
    // No copy has its original's name, or both would have the same `#fileID`.
    let outputs = sources.map { source in
      let path = source.path(percentEncoded: false).dropFirst(folder.path(percentEncoded: false).count)
      let name = path.split(separator: "/").joined(separator: "-").dropLast(".swift".count)
      return copies.appending(path: name + ".translated.swift")
    }
    return [
      .buildCommand(
        displayName: "Translating the UIKit sources of \(target.name)",
        executable: try context.tool(named: "UIKitTranslator").url,
        arguments: zip(sources, outputs).flatMap {
          [$0.path(percentEncoded: false), $1.path(percentEncoded: false)]
        },
        inputFiles: sources, outputFiles: outputs)
    ]
  }

  private func sources(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var sources: [URL] = []
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { sources.append(file) }
    }
    return sources.sorted { $0.path() < $1.path() }
  }
}
