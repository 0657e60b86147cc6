/// A page that has only bodies and joints.
final class JointPage: LabPage {
  let title: String
  let hint: String
  /// Its bodies and joints, given the stage's width in phone widths.
  private let makeScene: (Double) -> LabScene

  init(_ title: String, hint: String, makeScene: @escaping (Double) -> LabScene) {
    (self.title, self.hint, self.makeScene) = (title, hint, makeScene)
  }

  func scene(spread: Double) -> LabScene { makeScene(spread) }
}
