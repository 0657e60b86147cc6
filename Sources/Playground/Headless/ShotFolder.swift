import CradleStage

/// The pictures of a run: pending ones, and taken ones that are not yet committed.
struct ShotFolder {
  private let folder: OutputFolder
  private let options: PlayOptions
  private let renderer: any ShotRenderer
  private var waiting: ArraySlice<Double>
  /// The pictures that are written but not yet committed.
  private(set) var written: [WholeFile] = []

  init(_ path: String, options: PlayOptions, renderer: any ShotRenderer) throws(CommandError) {
    folder = try CommandError.writing { () throws(OutputError) in try OutputFolder(path) }
    self.options = options
    self.renderer = renderer
    waiting = options.shots[...]
  }

  /// The next pending one; nil when all are taken.
  var next: Shot? { waiting.first.map { Shot(time: $0) } }

  /// Draws the demo's present state.
  mutating func take(_ shot: Shot, of demo: any Demo) throws(CommandError) {
    waiting.removeFirst()
    let path = path(of: shot)
    let file = try CommandError.writing { () throws(OutputError) in try WholeFile(path) }
    written.append(file)
    try renderer.draw(demo, at: shot.time, theme: .named(options.theme), scale: options.scale, into: file)
    // A run may have more pictures than a process may have open files.
    try CommandError.writing { () throws(OutputError) in try file.close() }
  }

  /// Discards the pictures, and the folder if it was created for them.
  func discard() {
    for file in written { file.discard() }
    folder.discard()
  }

  /// Keeps the folder: the pictures are committed.
  func keep() { folder.keep() }

  /// The path of a picture.
  func path(of shot: Shot) -> String { folder.file(shot.fileName(demo: options.demo.card.id)) }

  /// The paths of the pending pictures.
  var paths: [String] { waiting.map { path(of: Shot(time: $0)) } }
}
