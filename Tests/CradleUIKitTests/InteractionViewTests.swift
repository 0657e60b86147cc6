import CradleUIKit
import Testing

/// The views that interactions are added to and removed from.
struct InteractionViewTests {
  private final class Mark: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    var calls: [String] = []
    private func name(_ view: UIView?) -> String { view.map { "\($0.tag)" } ?? "none" }
    func willMove(to view: UIView?) { calls.append("will \(name(view))") }
    func didMove(to view: UIView?) {
      calls.append("did \(name(view))")
      self.view = view
    }
  }
  private let mark = Mark()
  private let first = UIView()
  private let second = UIView()
  init() { (first.tag, second.tag) = (1, 2) }

  @Test("an interaction has one view: it leaves the former one, which can no longer remove it")
  func moved() {
    first.addInteraction(mark)
    #expect(first.interactions.count == 1 && mark.calls == ["will 1", "did 1"])
    mark.calls = []
    second.addInteraction(mark)
    #expect(mark.calls == ["will none", "did none", "will 2", "did 2"])
    #expect(first.interactions.isEmpty && second.interactions.count == 1 && mark.view === second)
    mark.calls = []
    first.removeInteraction(mark)
    #expect(mark.calls.isEmpty && mark.view === second)
    second.addInteraction(mark)
    #expect(second.interactions.count == 1 && mark.view === second)
  }

  @Test("interactions that are set are added, and the others are removed")
  func replaced() {
    let other = Mark()
    first.interactions = [mark, other]
    #expect(mark.view === first && other.view === first && first.interactions.count == 2)
    (mark.calls, other.calls) = ([], [])
    first.interactions = [other]
    #expect(mark.view == nil && mark.calls == ["will none", "did none"] && other.calls.isEmpty)
  }
}
