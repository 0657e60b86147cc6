import CradleUIKit
import TestSupport
import Testing

/// Segments with actions.
struct SegmentActionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private final class Log { var calls: [String] = [] }
  private let log = Log()

  private func action(_ title: String, id: String? = nil, image: UIImage? = nil) -> UIAction {
    UIAction(title: title, image: image, identifier: id.map { UIAction.Identifier($0) }) { [log] in
      log.calls.append($0.title)
    }
  }
  /// Shows a control whose segments are 100 points wide each.
  private func show(_ control: UISegmentedControl) {
    control.frame = CGRect(x: 0, y: 0, width: 100 * control.numberOfSegments, height: 32)
    window.addSubview(control)
    window.advance(by: 0)
  }
  private func tap(_ segment: Int) {
    window.touchDown(at: CGPoint(x: 50 + 100 * segment, y: 16), time: window.time + 1)
    window.touchUp(time: window.time + 0.1)
  }

  @Test("a tap that selects a segment calls its action with the control, then those for the changed value")
  func called() {
    let control = UISegmentedControl(frame: .zero, actions: [action("list"), action("grid")])
    control.addAction(UIAction { [log] _ in log.calls.append("value") }, for: .valueChanged)
    show(control)
    tap(1)
    #expect(log.calls == ["grid", "value"] && control.selectedSegmentIndex == 1)
    let grid = control.actionForSegment(at: 1)
    #expect(grid?.sender as? UISegmentedControl === control)
    // Neither a tap on the selected segment nor a selection by the app calls anything.
    tap(1)
    control.selectedSegmentIndex = 0
    #expect(log.calls == ["grid", "value"])
  }

  @Test("a momentary control calls the action at each tap")
  func momentary() {
    let control = UISegmentedControl(items: [action("back"), "between", action("forward")])
    control.isMomentary = true
    show(control)
    tap(2)
    tap(2)
    tap(1)
    #expect(log.calls == ["forward", "forward"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.actionForSegment(at: 1) == nil && control.titleForSegment(at: 1) == "between")
  }

  @Test("a segment shows the image of its action, or the title of one without an image")
  func content() {
    let star = UIImage(size: CGSize(width: 20, height: 20), name: "star")
    let control = UISegmentedControl(
      frame: .zero, actions: [action("star", image: star), action("text")])
    #expect(control.imageForSegment(at: 0) === star && control.titleForSegment(at: 0) == nil)
    #expect(control.imageForSegment(at: 1) == nil && control.titleForSegment(at: 1) == "text")
    control.setAction(action("plain"), forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "plain")
  }

  @Test("an action whose identifier a segment has updates it in place, or moves it to the index")
  func identifiers() {
    let control = UISegmentedControl(
      frame: .zero, actions: [action("a", id: "a"), action("b", id: "b"), action("c", id: "c")])
    control.insertSegment(action: action("new b", id: "b"), at: 1, animated: false)
    func titles() -> [String?] { (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } }
    #expect(titles() == ["a", "new b", "c"])
    control.insertSegment(action: action("new c", id: "c"), at: 0, animated: false)
    #expect(titles() == ["new c", "a", "new b"])
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("b")) == 2)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("d")) == NSNotFound)
    // Actions without identifiers are different ones.
    control.insertSegment(action: action("x"), at: 9, animated: false)
    control.insertSegment(action: action("y"), at: 9, animated: false)
    #expect(titles() == ["new c", "a", "new b", "x", "y"])
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("")) == NSNotFound)
  }

  @Test("an action that removes its segment is called once, and so are those for the changed value")
  func removal() {
    let control = UISegmentedControl(frame: .zero, actions: [action("stay")])
    let leaving = UIAction(title: "leave") { [log, weak control] _ in
      log.calls.append("leave")
      control?.removeSegment(at: 1, animated: false)
    }
    control.insertSegment(action: leaving, at: 1, animated: false)
    control.addAction(UIAction { [log] _ in log.calls.append("value") }, for: .valueChanged)
    show(control)
    tap(1)
    #expect(log.calls == ["leave", "value"] && control.numberOfSegments == 1)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("an action whose identifier another segment has traps with a sentence")
  func duplicates() async {
    let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let save = UIAction.Identifier("save")
      let actions = [UIAction(identifier: save) { _ in }, UIAction(title: "b") { _ in }]
      let control = UISegmentedControl(frame: .zero, actions: actions)
      control.setAction(UIAction(identifier: save) { _ in }, forSegmentAt: 1)
    }
    #expect(TrapSentence.has("segment 0 has that action", in: output?.standardErrorContent))
  }
}
