/// A page that has only bodies and joints.
final class JointPage: LabPage {
  let title: String
  let hint: String
  /// Its bodies and joints, given the stage's width in phone widths.
  private let plan: (Double) -> LabScene

  init(_ title: String, hint: String, plan: @escaping (Double) -> LabScene) {
    (self.title, self.hint, self.plan) = (title, hint, plan)
  }

  func scene(spread: Double) -> LabScene { plan(spread) }
}
