import CradleStage
import Glibc

/// Paints the photos of the playground: `Landscapes FOLDER [NAME…]` writes FOLDER/01.jpg and so on.
@main
struct Landscapes {
  /// The pictures' size in pixels.
  static let (width, height) = (800, 600)

  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first else {
      complain("usage: Landscapes FOLDER [NAME…], for example Landscapes assets/photos 03")
      exit(2)
    }
    if let error = Gallery.error(for: Array(arguments.dropFirst())) {
      complain(error)
      exit(2)
    }
    let wanted = Set(arguments.dropFirst())
    let chosen = Gallery.scenes.filter { wanted.isEmpty || wanted.contains($0.name) }
    let failures = await withTaskGroup(of: String?.self) { group in
      for (name, scene) in chosen {
        group.addTask { write(scene, to: "\(folder)/\(name).jpg") }
      }
      var failures: [String] = []
      for await failure in group { if let failure { failures.append(failure) } }
      return failures
    }
    failures.forEach(complain)
    if !failures.isEmpty { exit(1) }
    print("Painted \(chosen.count) landscapes.")
  }

  /// Paints and writes a picture; returns the error, or nil.
  private static func write(_ scene: any Scene, to path: String) -> String? {
    let picture = Picture(width: width, height: height, pixels: scene.picture(width: width, height: height))
    do {
      try picture.writeJPEG(to: path, quality: 85)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func complain(_ message: String) {
    var line = "Landscapes: \(message)\n"
    line.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
