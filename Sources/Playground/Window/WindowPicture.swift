import CradleGeometry
import CradleScrolling
import CradleStage

/// A picture of the whole window without a display: the shell around a demo that plays a script's events.
struct WindowPicture {
  var demo: any Demo.Type
  var size = Size(width: 1280, height: 800)
  var theme = Theme.dark
  /// Pixels a point.
  var scale = 1.0
  /// What happens, at times of the window; places are the viewport's.
  var events: [DemoEvent] = []
  /// When the picture is taken, in seconds.
  var seconds = 0.0

  /// Plays and draws.
  ///
  /// - Throws: `CommandError.failure` when the picture cannot be drawn or written; the file is then to be given up.
  func write(into file: WholeFile) throws(CommandError) {
    do {
      let stage = try OffscreenStage(size: size, scale: scale)
      play(on: stage.canvas).draw(on: stage.canvas)
      try stage.writePNG(into: file)
    } catch {
      throw .failure("\(error)")
    }
  }

  /// The shell as it stands at the end, laid out with a canvas's type.
  func play(on canvas: Canvas) -> Shell {
    let shell = Shell(demo: demo, size: size, theme: theme, isAnimated: false) { canvas.width(of: $0, $1) }
    var coming = events[...]
    for frame in 0...Int((seconds * 60).rounded()) {
      let now = Double(frame) / 60
      while let event = coming.first, event.time <= now {
        coming.removeFirst()
        take(event, shell)
      }
      shell.advance(to: now)
      shell.drew(at: now, cost: 0.0004)
    }
    return shell
  }

  private func take(_ event: DemoEvent, _ shell: Shell) {
    let shift = shell.layout.viewport.origin - Point.zero
    switch event.kind {
    case .pointer(var pointer):
      (pointer.location, pointer.time) = (pointer.location + shift, event.time)
      shell.pointer(pointer)
    case .wheel(var wheel):
      (wheel.location, wheel.time) = (wheel.location + shift, event.time)
      shell.wheel(wheel)
    case .resize: break
    default: shell.session.send(event.kind, at: event.time)
    }
  }
}
