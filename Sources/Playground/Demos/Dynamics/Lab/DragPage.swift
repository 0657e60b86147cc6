import CradleDynamics
import CradleGeometry

/// A pool of drag: items that fall in are slowed in proportion to the square of their speed.
final class DragPage: LabPage {
  let title = "Drag field"
  let hint = "Drop the discs into the pool, or throw them through"
  private var items: [DemoItem] = []
  private let field = FieldBehavior.dragField()
  private static let pool = Rect(x: -5000, y: 10, width: 10_000, height: 10_000)

  init() {
    field.position = Self.pool.center
    field.region = .size(Self.pool.size)
  }

  func scene(spread: Double) -> LabScene {
    let discs = [(-110.0, 26.0, -150.0), (-45, 16, -190), (15, 30, -120), (75, 20, -170), (122, 13, -110)]
    return LabScene(
      bodies: discs.enumerated().map { index, disc in
        LabBody(
          id: "disc \(index)", shape: .disc, center: Point(x: disc.0, y: disc.2),
          size: Size(width: disc.1 * 2, height: disc.1 * 2), color: index + 1)
      })
  }

  func prepare(_ bodies: [LabBody], _ items: [DemoItem]) {
    self.items = items
    items.forEach(field.addItem)
  }

  var start: LabKnobs { LabKnobs(strength: 3, gravity: 0.6, resistance: 0) }
  var knobs: [PartialKeyPath<LabKnobs>] { [\.strength, \.falloff] }
  var behaviors: [DynamicBehavior] { [field] }
  var isTethered: Bool { false }
  var hasTrails: Bool { true }
  func tune(_ knobs: LabKnobs) {
    field.strength = knobs.strength
    field.falloff = knobs.falloff
  }

  func draw(_ picture: LabPicture) {
    guard let pool = Self.pool.intersection(picture.area) else { return }
    picture.canvas.fill(pool, picture.theme.second.opacity(0.16))
    picture.canvas.fill(
      Rect(x: pool.minX, y: pool.minY, width: pool.width, height: 2), picture.theme.second.opacity(0.7))
    for row in 0..<Int(pool.height / 32) {
      for column in 0...Int(pool.width / 32) {
        let place = Point(
          x: pool.minX + Double(column) * 32 + Double(row % 2) * 16, y: pool.minY + 24 + Double(row) * 32)
        picture.canvas.disc(place, radius: 1.5, picture.theme.second.opacity(0.45))
      }
    }
  }

  /// The drag on each disc.
  func drawOver(_ picture: LabPicture) {
    for item in items {
      let center = picture.center(item)
      let force = field.force(at: center, velocity: picture.animator.velocity(of: item))
      guard force.length > 0.5 else { continue }
      let radius = item.bounds.width / 2
      let shaft = force.normalized * (36 * force.length / (force.length + 8))
      picture.arrow(center + force.normalized * (radius + 3) + shaft / 2, shaft, picture.theme.text, width: 2)
    }
  }
}
