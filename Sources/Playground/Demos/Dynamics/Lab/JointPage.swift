/// A page of bodies and joints alone.
final class JointPage: LabPage {
  let title: String
  let hint: String
  /// Its bodies and joints on a stage that is so many times as wide as a phone.
  private let plan: (Double) -> LabScene

  init(_ title: String, hint: String, plan: @escaping (Double) -> LabScene) {
    (self.title, self.hint, self.plan) = (title, hint, plan)
  }

  func scene(spread: Double) -> LabScene { plan(spread) }
}
