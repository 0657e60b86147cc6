import CradleGeometry
import CradleStage

/// A region of the window being drawn: it reads the controller and changes nothing.
protocol WindowView {
  var controller: WindowController { get }
  var canvas: Canvas { get }
}

extension WindowView {
  var theme: Theme { controller.theme }

  /// Draws a button's background and returns the colour for its content.
  @discardableResult
  func button(
    _ target: WindowTarget, _ frame: Rect, _ look: ButtonLook = .raised, isOn: Bool = false,
    radius: Double = 8
  ) -> Color {
    let isHovered = controller.hover == target
    let isPressed = controller.press == target && isHovered
    if isOn {
      let fill =
        isHovered ? theme.accent.mixed(with: theme.text, fraction: isPressed ? 0.16 : 0.08) : theme.accent
      canvas.fill(frame, radius: radius, fill)
      return theme.onAccent
    }
    let touch = isPressed ? 0.14 : isHovered ? 0.07 : 0
    switch look {
    case .raised:
      canvas.fill(frame, radius: radius, theme.raised.mixed(with: theme.text, fraction: touch))
    case .floating:
      let ground = theme.name == .dark ? theme.raised : theme.panel
      canvas.fill(frame, radius: radius, ground.mixed(with: theme.text, fraction: touch))
      canvas.stroke(frame, radius: radius, width: 1, theme.line)
    case .plain:
      if touch > 0 {
        canvas.fill(frame, radius: radius, theme.raised.mixed(with: theme.text, fraction: touch / 2))
      }
    }
    return isHovered ? theme.text : theme.text.mixed(with: theme.dim, fraction: 0.6)
  }

  /// Marks the focused part: in the accent colour after Tab, faintly after a click.
  func focusRing(_ frame: Rect, radius: Double = 8, gap: Double = 2) {
    let width = controller.navigation.isByKey ? 2.0 : 1
    let color = controller.navigation.isByKey ? theme.accent : theme.faint.opacity(0.55)
    canvas.stroke(
      frame.insetBy(dx: -gap - width, dy: -gap - width), radius: radius + gap + width, width: width, color)
  }
}

/// The appearance of a button without hover.
enum ButtonLook {
  /// A button on a panel.
  case raised
  /// A button on the stage, with an edge.
  case floating
  /// A button without a background, until the pointer is over it.
  case plain
}
