/// The pictures of a run: still to take, and taken but without their names until the run is over.
struct ShotFolder {
  private let folder: OutputFolder
  private let options: PlayOptions
  private let renderer: any ShotRenderer
  private var waiting: ArraySlice<Double>
  private var taken: [PendingFile] = []

  init(_ path: String, options: PlayOptions, renderer: any ShotRenderer) throws(CommandError) {
    folder = try OutputFolder(path)
    self.options = options
    self.renderer = renderer
    waiting = options.shots[...]
  }

  /// The next one to take; nil when all are.
  var next: Shot? { waiting.first.map { Shot(time: $0) } }

  /// Draws the demo as it is now.
  mutating func take(_ shot: Shot, of demo: any Demo) throws(CommandError) {
    waiting.removeFirst()
    let file = PendingFile(folder.file(shot.fileName(demo: options.demo.card.id)))
    taken.append(file)
    try renderer.draw(demo, at: shot.time, theme: .named(options.theme), scale: options.scale, to: file)
  }

  /// Gives the pictures up, and the folder if it was made for them.
  func discard() {
    for file in taken { file.discard() }
    folder.discard()
  }

  /// Gives every picture its name.
  func commit() throws(CommandError) {
    for file in taken { try file.commit() }
    folder.keep()
  }
}
