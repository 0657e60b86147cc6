import CradleDynamics
import CradleGeometry

/// A field as a grid of arrows, and a few discs in it; a click moves the source, if the field has one.
final class FieldPage: LabPage {
  /// The properties that distinguish one field from another.
  struct Recipe {
    var title: String
    var hint = "Throw the discs; a click moves the field"
    var start = LabKnobs(gravity: 0, resistance: 0.1)
    var field: FieldBehavior
    /// A second field that keeps items within bounds if this one does not.
    var brake: FieldBehavior?
    /// The code of the brake's block.
    var brakeCode = ""
    /// Discs, with place, radius, velocity and charge.
    var discs: [(place: Point, radius: Double, velocity: Vector, charge: Double)]
    /// The force in newtons on the grid's probe for which the arrow has half of the longest length.
    var typical: Double
    /// The velocity, mass and charge for which the grid's arrows show the force.
    var probe = (velocity: Vector.zero, mass: 1.0, charge: 0.0)
    /// Whether the field has a position that the pointer moves.
    var hasSource = true
    /// Whether the pointer sets the field's direction instead, as for linear gravity.
    var turnsDirection = false
    /// Whether the field points at the viewer, like a magnetic one that bends paths in the plane.
    var standsOut = false
    /// Whether it is a noise whose smoothness changes with time.
    var isNoisy = false
    var elasticity = 0.5
  }

  /// The minimum radius in metres, for fields that weaken with distance and for others.
  private static let weakeningRadius = 0.3
  private static let defaultRadius = FieldBehavior.springField().minimumRadius

  private var recipe: Recipe
  private var members: [(item: DemoItem, body: LabBody)] = []
  private var charging: [DynamicItemBehavior] = []

  init(_ recipe: Recipe) { self.recipe = recipe }

  func scene(spread: Double) -> LabScene {
    LabScene(
      bodies: recipe.discs.enumerated().map { index, disc in
        LabBody(
          id: "disc \(index)", shape: .disc, center: disc.place,
          size: Size(width: disc.radius * 2, height: disc.radius * 2),
          color: disc.charge == 0 ? index : disc.charge > 0 ? 0 : 4, velocity: disc.velocity,
          charge: disc.charge)
      })
  }

  func prepare(_ bodies: [LabBody], _ items: [DemoItem]) {
    members = Array(zip(items, bodies))
    for (item, body) in members {
      recipe.field.addItem(item)
      recipe.brake?.addItem(item)
      guard body.charge != 0 else { continue }
      let charge = DynamicItemBehavior(items: [item])
      charge.charge = body.charge
      charging.append(charge)
    }
  }

  /// Bodies in a field of charges get one of either sign in turn.
  func charge(ofBody number: Int) -> Double {
    recipe.probe.charge == 0 ? 0 : number.isMultiple(of: 2) ? 1 : -1
  }

  var title: String { recipe.title }
  var customField: String { recipe.brakeCode }
  var hint: String { recipe.hint }
  var start: LabKnobs { recipe.start }
  var knobs: [PartialKeyPath<LabKnobs>] {
    [\.strength, \.falloff] + (recipe.isNoisy ? [\.smoothness, \.speed] : [])
  }
  var behaviors: [DynamicBehavior] { [recipe.field] + charging + [recipe.brake].compactMap(\.self) }
  var isTethered: Bool { false }
  var hasTrails: Bool { true }
  var hasDots: Bool { false }
  var elasticity: Double { recipe.elasticity }

  func tune(_ knobs: LabKnobs) {
    recipe.field.strength = knobs.strength
    recipe.field.falloff = knobs.falloff
    // A field that weakens with distance gets a minimum radius: a step could not follow its strength at the
    // centre.
    recipe.field.minimumRadius = knobs.falloff > 0 ? Self.weakeningRadius : Self.defaultRadius
    recipe.field.smoothness = knobs.smoothness
    recipe.field.animationSpeed = knobs.speed
  }

  func point(at place: Point, isDown: Bool, _ animator: DynamicAnimator) {
    if recipe.turnsDirection {
      let vector = place - Point.zero
      if vector.length > 8 { recipe.field.direction = vector.normalized }
    } else if recipe.hasSource {
      recipe.field.position = place
    }
  }

  func draw(_ picture: LabPicture) {
    let time = picture.animator.elapsedTime
    let (field, probe) = (recipe.field, recipe.probe)
    let typical = recipe.typical * start.strength
    let force = { (place: Point) in
      field.force(at: place, velocity: probe.velocity, mass: probe.mass, charge: probe.charge, time: time)
    }
    if recipe.standsOut {
      picture.tips(typical: typical) { force($0).length }
    } else {
      picture.field(typical: typical, force)
    }
    if recipe.hasSource { picture.source(field.position) }
    if recipe.turnsDirection {
      picture.source(.zero)
      picture.arrow(.zero + field.direction * 38, field.direction * 40, picture.theme.accent, width: 3)
    }
    drawPulls(picture)
  }

  /// The sign of each disc's charge.
  func drawOver(_ picture: LabPicture) {
    let ink = picture.theme.onAccent
    for (item, body) in members where body.charge != 0 {
      let center = picture.center(item)
      let arms = [Vector(dx: 7, dy: 0)] + (body.charge > 0 ? [Vector(dx: 0, dy: 7)] : [])
      for arm in arms { picture.canvas.line(from: center - arm, to: center + arm, width: 3, ink) }
    }
  }

  /// The field's force on each disc, drawn below the discs, which crowd about a source.
  private func drawPulls(_ picture: LabPicture) {
    for (item, body) in members {
      let center = picture.center(item)
      let radius = body.size.width / 2
      let mass =
        (body.shape == .disc ? Double.pi * radius * radius : body.size.width * body.size.height) / 10_000
      let force = recipe.field.force(
        at: center, velocity: picture.animator.velocity(of: item), mass: mass, charge: body.charge,
        time: picture.animator.elapsedTime)
      let pull = force.length / mass
      guard pull > 0.2 else { continue }
      let vector = force.normalized * (radius + 30 * pull / (pull + 3))
      picture.arrow(
        center + vector / 2 + force.normalized * (radius / 2 + 2), vector - force.normalized * radius,
        picture.theme.text, width: 2)
    }
  }
}
