import CradleDynamics
import CradleGeometry

/// A cell of a springy grid.
private final class Cell: DynamicItem {
  var center: Point
  var rotation = 0.0
  let bounds = Rect(x: 0, y: 0, width: 44, height: 44)
  init(_ center: Point) { self.center = center }
}

/// A grid of cells by UIKit Dynamics' classes, each cell on its own attachment of length 0; only Cradle runs it.
struct AnimatorScene {
  let animator = DynamicAnimator()
  private var attachments: [AttachmentBehavior] = []

  /// Lively cells swing for minutes, the others rest soon.
  init(_ count: Int, damping: Double) {
    for index in 0..<count {
      let home = Point(x: 54 * Double(index % 100), y: 54 * Double(index / 100))
      let cell = Cell(home + Vector(dx: 30, dy: -30))
      let attachment = AttachmentBehavior(item: cell, attachedToAnchor: home)
      attachment.length = 0
      attachment.frequency = 1
      attachment.damping = damping
      animator.addBehavior(attachment)
      attachments.append(attachment)
    }
  }

  /// Removes half of the cells from the start, then the rest from the end: neither order may cost more.
  func removeOneByOne() {
    let half = attachments.count / 2
    for attachment in attachments[..<half] { animator.removeBehavior(attachment) }
    for attachment in attachments[half...].reversed() { animator.removeBehavior(attachment) }
  }

  /// Times in µs, each the median of five: a frame of lively cells, adding a cell, removing one.
  static func times(_ count: Int) -> (frame: Double, adding: Double, removing: Double) {
    var times: [[Double]] = [[], [], []]
    let clock = ContinuousClock()
    func microseconds(_ body: () -> Void) -> Double {
      let duration = clock.measure(body).components
      return Double(duration.seconds) * 1e6 + Double(duration.attoseconds) * 1e-12
    }
    for _ in 0..<5 {
      var made: AnimatorScene?
      times[1].append(microseconds { made = AnimatorScene(count, damping: 0.01) } / Double(count))
      guard let scene = made else { continue }
      for _ in 0..<10 { scene.animator.advance(by: 1.0 / 60) }
      times[0].append(microseconds { for _ in 0..<60 { scene.animator.advance(by: 1.0 / 60) } } / 60)
      times[2].append(microseconds { scene.removeOneByOne() } / Double(count))
    }
    return (median(times[0]), median(times[1]), median(times[2]))
  }

  /// Prints the cost of a frame, and that adding and removing cost the same for any count.
  static func report() {
    print("\nanimator               µs a frame    µs to add one    µs to remove one")
    for count in [1000, 10_000] {
      let times = times(count)
      func cell(_ value: Double, _ width: Int) -> String {
        let digits = value >= 10 ? 0 : 2
        let power = digits == 0 ? 1.0 : 100.0
        let text = "\((value * power).rounded() / power)"
        return String(repeating: " ", count: max(0, width - text.count)) + text
      }
      let name = "animator, \(count) springs"
      print(
        name + String(repeating: " ", count: max(0, 23 - name.count)) + cell(times.frame, 10)
          + cell(times.adding, 17) + cell(times.removing, 20))
    }
  }
}
