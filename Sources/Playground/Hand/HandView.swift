import CradleGeometry
import CradleStage

/// The hand over the stage, and a ring where it presses.
struct HandView: WindowView {
  let controller: WindowController
  let canvas: Canvas
  let hand: GhostHand

  /// Translucent, so that it is not mistaken for the user's own pointer.
  private static let opacity = 0.8

  func draw() {
    let place = hand.place(at: controller.now)
    let isDown = hand.isDown(at: controller.now)
    canvas.withOpacity(hand.presence(at: controller.now)) {
      if isDown { canvas.finger(at: place, theme) }
      // A pressing hand is drawn slightly smaller, as if nearer to the stage.
      let size = HandPicture.size * (isDown ? 0.94 : 1)
      let tip = HandPicture.tip
      let scale = size.width / HandPicture.size.width
      let frame = Rect(
        x: place.x - tip.x * scale, y: place.y - tip.y * scale, width: size.width, height: size.height)
      canvas.withOpacity(Self.opacity) { canvas.picture(controller.guide.picture, in: frame) }
    }
  }
}
