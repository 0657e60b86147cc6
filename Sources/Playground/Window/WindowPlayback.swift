import CradleGeometry
import CradleScrolling
import CradleStage

/// A window without a display that plays a script's events, frame by frame.
///
/// The demo's viewport is the one inside the window, whose size differs from that of `--viewport`: the
/// script's places are in it, and a script's `resize` does nothing.
final class WindowPlayback {
  let controller: WindowController
  private let rate: Double
  private var coming: ArraySlice<DemoEvent>
  private var frame = 0

  /// - Parameters:
  ///   - picture: the window's contents and events.
  ///   - rate: frames a second.
  ///   - canvas: the canvas that measures the window's text.
  init(_ picture: WindowPicture, rate: Double = 60, on canvas: Canvas) {
    // As in a recording, the demo begins without its opening actions, which a script does not have.
    controller = WindowController(
      demo: picture.demo, store: SessionStore(keepsDemos: false), size: picture.size, theme: picture.theme,
      isAnimated: false
    ) {
      canvas.width(of: $0, $1)
    }
    (self.rate, coming) = (rate, picture.events[...])
  }

  /// Plays all frames up to the one nearest to a time, in seconds.
  func play(to seconds: Double) {
    let last = Int((seconds * rate).rounded())
    while frame <= last {
      let now = Double(frame) / rate
      while let event = coming.first, event.time <= now {
        coming.removeFirst()
        take(event)
      }
      controller.advance(to: now)
      controller.didDraw(at: now, cost: 0.0004)
      frame += 1
    }
  }

  /// Converts the script's places in the viewport to places in the window.
  private func take(_ event: DemoEvent) {
    let layout = controller.layout
    switch event.kind {
    case .pointer(var pointer):
      (pointer.location, pointer.time) = (layout.outside(pointer.location, of: layout.viewport), event.time)
      controller.pointer(pointer)
    case .wheel(var wheel):
      (wheel.location, wheel.time) = (layout.outside(wheel.location, of: layout.viewport), event.time)
      controller.wheel(wheel)
    case .resize: break
    default: controller.session.send(event.kind, at: event.time)
    }
  }
}
