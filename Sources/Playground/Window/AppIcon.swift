import CradleGeometry
import CradleStage

/// The program's icon, drawn by the program: a cradle of four balls, the first one raised.
enum AppIcon {
  /// The side in pixels; desktops scale it.
  static let side = 128.0

  static func picture() throws -> Picture {
    let stage = try OffscreenStage(size: Size(width: side, height: side))
    stage.canvas.clear(.black.opacity(0))
    draw(on: stage.canvas, .dark)
    return try stage.picture()
  }

  private static func draw(on canvas: Canvas, _ theme: Theme) {
    canvas.fill(Rect(x: 4, y: 4, width: 120, height: 120), radius: 28, theme.raised)
    let (radius, length, beam) = (9.0, 46.0, 38.0)
    // The row including the raised ball is centred.
    let hooks = (0..<4).map { Point(x: 47.5 + 2 * radius * Double($0), y: beam) }
    let balls = hooks.enumerated().map { index, hook in
      hook + Vector(angle: .pi / 2 + (index == 0 ? .pi / 5 : 0), length: length)
    }
    canvas.line(
      from: hooks[0] - Vector(dx: 9, dy: 0), to: hooks[3] + Vector(dx: 9, dy: 0), width: 5, theme.dim)
    for (hook, ball) in zip(hooks, balls) { canvas.line(from: hook, to: ball, width: 2, theme.dim) }
    for (index, ball) in balls.enumerated() {
      canvas.ball(ball, radius: radius, index == 0 ? theme.accent : theme.text)
    }
  }
}
