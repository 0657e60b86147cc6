import CradleDynamics
import CradleGeometry

/// One page of the lab: its initial scene, and the behaviours of its items besides joints.
///
/// A page has its own coordinates, whose origin is the middle of the stage, and at least 320 × 420 points.
/// Items, joints, walls, material, gravity, dragging and trails belong to the demo.
protocol LabPage: AnyObject {
  var title: String { get }
  /// The pointer's effect, in a line.
  var hint: String { get }
  /// The sliders' initial values.
  var start: LabKnobs { get }
  /// The sliders that it uses besides gravity and resistance, which the demo handles on every page.
  var knobs: [PartialKeyPath<LabKnobs>] { get }
  /// The page's behaviours, besides the scene's joints.
  var behaviors: [DynamicBehavior] { get }
  /// Whether the pointer drags items by a soft attachment, as required by rigid joints; otherwise it holds
  /// them.
  var isTethered: Bool { get }
  /// Whether items leave a fading trail.
  var hasTrails: Bool { get }
  /// Whether faint dots show the stage's scale, on pages without a field.
  var hasDots: Bool { get }
  /// The fraction of an impact's speed that remains, 0…1.
  var elasticity: Double { get }

  /// The Swift code of a custom field's block; empty without one.
  var customField: String { get }

  /// The bodies and joints; `spread` is the stage's width in phone widths, 1 or more.
  func scene(spread: Double) -> LabScene
  /// Adds the moving items of a scene, its own or an edited one, to the page's behaviours; called once.
  func prepare(_ bodies: [LabBody], _ items: [DemoItem])
  /// The electric charge of the body that an edit adds with the number `number`.
  func charge(ofBody number: Int) -> Double
  /// Applies the values of its sliders.
  func tune(_ knobs: LabKnobs)
  /// The pointer went down beside the items, or moves there while it is down.
  func point(at place: Point, isDown: Bool, _ animator: DynamicAnimator)
  /// The pointer that was down beside the items is up.
  func lift()
  /// Draws the behaviour, below the items.
  func draw(_ picture: LabPicture)
  /// Draws on top of the items.
  func drawOver(_ picture: LabPicture)
}

extension LabPage {
  var start: LabKnobs { LabKnobs() }
  var knobs: [PartialKeyPath<LabKnobs>] { [] }
  var behaviors: [DynamicBehavior] { [] }
  var isTethered: Bool { true }
  var hasTrails: Bool { false }
  var hasDots: Bool { true }
  var elasticity: Double { 0.5 }
  var customField: String { "" }
  func prepare(_ bodies: [LabBody], _ items: [DemoItem]) {}
  func charge(ofBody number: Int) -> Double { 0 }
  func tune(_ knobs: LabKnobs) {}
  func point(at place: Point, isDown: Bool, _ animator: DynamicAnimator) {}
  func lift() {}
  func draw(_ picture: LabPicture) {}
  func drawOver(_ picture: LabPicture) {}
}

/// The sliders' values; a page uses those it needs.
struct LabKnobs: Equatable {
  var strength = 1.0
  var falloff = 0.0
  var frequency = 1.5
  var damping = 0.2
  var gravity = 1.0
  var smoothness = 0.5
  var speed = 0.5
  var resistance = 0.3
}

/// The pages' names, in the order of the choice.
enum LabPageName: String, CaseIterable {
  case attachment, sliding, limit, pin, fixed, snap, push
  case drag, vortex, radial, linear, velocity, noise, turbulence
  case springField = "spring-field"
  case electric, magnetic
  case panel

  /// The headings of the pages' list, each with the number of its pages.
  static let groups = [
    (title: "Joints", count: 5), (title: "Snap and push", count: 2), (title: "Fields", count: 10),
    (title: "Together", count: 1),
  ]

  func make() -> any LabPage {
    switch self {
    case .attachment: JointPage.attachment()
    case .sliding: JointPage.sliding()
    case .limit: JointPage.limit()
    case .pin: JointPage.pin()
    case .fixed: JointPage.fixed()
    case .snap: SnapPage()
    case .push: PushPage()
    case .drag: DragPage()
    case .velocity: VelocityPage()
    case .vortex: FieldPage(.vortex)
    case .radial: FieldPage(.radial)
    case .linear: FieldPage(.linear)
    case .noise: FieldPage(.noise)
    case .turbulence: FieldPage(.turbulence)
    case .springField: FieldPage(.spring)
    case .electric: FieldPage(.electric)
    case .magnetic: FieldPage(.magnetic)
    case .panel: PanelPage()
    }
  }
}
