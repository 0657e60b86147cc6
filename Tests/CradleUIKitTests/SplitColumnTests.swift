import CradleUIKit
import TestSupport
import Testing

/// The columns of split controllers.
struct SplitColumnTests {
  private final class Log: UISplitViewControllerDelegate {
    var calls: [String] = []
    var top = UISplitViewController.Column.secondary
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { calls.append("\(displayMode)") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      calls.append("show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      calls.append("hide \(column)")
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 600))
  private let list = UIViewController()
  private let middle = UIViewController()
  private let detail = UIViewController()
  private let log = Log()

  private func shown(_ style: UISplitViewController.Style, isWide: Bool) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.delegate = log
    split.setViewController(list, for: .primary)
    if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
    split.setViewController(detail, for: .secondary)
    split.traitOverrides.horizontalSizeClass = isWide ? .regular : .compact
    window.rootViewController = split
    window.advance(by: 0)
    return split
  }
  /// The left edge and the width of the column of a controller; nil for one that is hidden.
  private func place(_ controller: UIViewController) -> [CGFloat]? {
    guard let view = controller.navigationController?.view, view.window != nil, !view.isHidden else {
      return nil
    }
    return [view.frame.minX, view.frame.width]
  }

  @Test("two columns are beside each other in a wide window, and the first can be hidden and shown")
  func double() {
    let split = shown(.doubleColumn, isWide: true)
    #expect(place(list) == [0, 320] && place(detail) == [320, 680])
    #expect(split.viewController(for: .primary) === list && split.displayMode == .oneBesideSecondary)
    split.hide(.primary)
    split.hide(.secondary)
    window.advance(by: 0)
    #expect(place(list) == nil && place(detail) == [0, 1000] && split.displayMode == .secondaryOnly)
    split.show(.primary)
    split.show(.secondary)
    window.advance(by: 0)
    #expect(place(list) == [0, 320] && place(detail) == [320, 680])
    #expect(log.calls == ["hide primary", "secondaryOnly", "show primary", "oneBesideSecondary"])
    let other = UIViewController()
    split.setViewController(other, for: .secondary)
    window.advance(by: 0)
    #expect(place(other) == [320, 680] && detail.view.window == nil)
  }

  @Test("of three columns the first are hidden first")
  func triple() {
    let split = shown(.tripleColumn, isWide: true)
    #expect(place(list) == [0, 320] && place(middle) == [320, 320] && place(detail) == [640, 360])
    split.hide(.primary)
    window.advance(by: 0)
    #expect(place(list) == nil && place(middle) == [0, 320] && place(detail) == [320, 680])
    split.show(.primary)
    split.hide(.supplementary)
    window.advance(by: 0)
    #expect(place(middle) == nil && place(detail) == [0, 1000])
    split.preferredDisplayMode = .oneBesideSecondary
    window.advance(by: 0)
    #expect(place(list) == nil && place(middle) == [0, 320])
  }

  @Test("in a narrow window the columns are a stack, whose top the delegate chooses")
  func stack() {
    log.top = .primary
    let split = shown(.doubleColumn, isWide: false)
    #expect(split.isCollapsed && list.view.window === window && detail.viewIfLoaded?.window == nil)
    #expect(list.navigationController?.viewControllers.count == 1)
    split.show(.secondary)
    window.advance(by: 1)
    #expect(detail.navigationController === list.navigationController && detail.view.window === window)
    #expect(list.view.window == nil && log.calls == ["show secondary"])
    split.hide(.secondary)
    window.advance(by: 1)
    #expect(list.view.window === window && detail.view.window == nil)
    split.show(.secondary)
    window.advance(by: 1)
    // The way back is the stack's own.
    list.navigationController?.popViewController(animated: false)
    split.show(.secondary)
    window.advance(by: 1)
    #expect(detail.view.window === window)
    #expect(log.calls == ["show secondary", "hide secondary", "show secondary", "show secondary"])
  }

  @Test("a column that is shown before the first layout is proposed as the top of a narrow window's stack")
  func shownBefore() {
    for column in [UISplitViewController.Column.primary, .secondary] {
      let split = UISplitViewController(style: .doubleColumn)
      let (first, last) = (UIViewController(), UIViewController())
      split.setViewController(first, for: .primary)
      split.setViewController(last, for: .secondary)
      split.hide(.secondary)
      split.show(column)
      split.traitOverrides.horizontalSizeClass = .compact
      window.rootViewController = split
      window.advance(by: 0)
      #expect((first.viewIfLoaded?.window == nil) == (column == .secondary))
      #expect((last.viewIfLoaded?.window == nil) == (column == .primary))
    }
  }

  @Test("what was pushed stays with its column when the window becomes narrow and wide")
  func widths() {
    let split = shown(.doubleColumn, isWide: true)
    let (pushed, later) = (UIViewController(), UIViewController())
    detail.navigationController?.pushViewController(pushed, animated: false)
    split.traitOverrides.horizontalSizeClass = .compact
    window.advance(by: 0)
    let narrow = list.navigationController
    #expect(narrow?.viewControllers == [list, detail, pushed] && pushed.view.window === window)
    narrow?.pushViewController(later, animated: false)
    split.traitOverrides.horizontalSizeClass = .regular
    window.advance(by: 0)
    #expect(list.navigationController?.viewControllers == [list])
    #expect(detail.navigationController?.viewControllers == [detail, pushed, later])
    #expect(place(list) == [0, 320] && place(later) == [320, 680])
    #expect(log.calls == ["collapsed", "expanded"])
  }

  @Test("a narrow window shows the compact column instead, if there is one")
  func compact() {
    let split = shown(.doubleColumn, isWide: false)
    let single = UIViewController()
    split.setViewController(single, for: .compact)
    window.advance(by: 0)
    #expect(single.view.frame == window.bounds && single.navigationController == nil)
    #expect(list.viewIfLoaded?.window == nil && detail.viewIfLoaded?.window == nil)
    split.showDetailViewController(middle, sender: nil)
    split.traitOverrides.horizontalSizeClass = .regular
    window.advance(by: 0)
    #expect(single.view.window == nil && place(list) == [0, 320] && place(middle) == [320, 680])
  }

  @Test("what was pushed in a narrow window is there again after the compact column")
  func compactBetween() {
    let split = shown(.doubleColumn, isWide: false)
    let pushed = UIViewController()
    detail.navigationController?.pushViewController(pushed, animated: false)
    split.setViewController(UIViewController(), for: .compact)
    window.advance(by: 0)
    #expect(pushed.viewIfLoaded?.window == nil)
    split.setViewController(nil, for: .compact)
    window.advance(by: 0)
    #expect(list.navigationController?.viewControllers == [list, detail, pushed])
    #expect(pushed.view.window === window)
  }

  @Test("a column of a controller without columns traps with a sentence")
  func none() async {
    let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UISplitViewController().setViewController(UIViewController(), for: .primary)
    }
    #expect(TrapSentence.has("the controller has no columns", in: output?.standardErrorContent))
  }
}
