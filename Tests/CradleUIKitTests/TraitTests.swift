import CradleUIKit
import Testing

/// Traits that are overridden and followed.
struct TraitTests {
  private final class Log { var calls: [String] = [] }
  private final class Leaf: UIView {
    var log: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.append("was \(previousTraitCollection?.userInterfaceStyle ?? .unspecified)")
    }
    func styleDidChange() { log.append("style") }
  }
  private final class Page: UIViewController {
    let leaf = Leaf()
    var log: [String] = []
    override func viewDidLoad() { view.addSubview(leaf) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.append("\(previousTraitCollection?.userInterfaceStyle ?? .unspecified)")
    }
  }
  /// A trait of the app.
  private enum Depth: UITraitDefinition { static var defaultValue: Int { 0 } }
  /// One whose value may be missing.
  private enum Theme: UITraitDefinition { static var defaultValue: String? { "plain" } }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let page = Page()

  private func open() {
    window.rootViewController = page
    window.advance(by: 0)
  }

  @Test("a view has the overrides of the views and controllers around it, and the nearest one counts")
  func inherited() {
    open()
    #expect(page.leaf.traitCollection == .current && page.leaf.traitCollection.userInterfaceStyle == .light)
    window.traitOverrides.userInterfaceStyle = .dark
    window.traitOverrides.horizontalSizeClass = .regular
    #expect(page.leaf.traitCollection.userInterfaceStyle == .dark)
    #expect(page.traitCollection.horizontalSizeClass == .regular)
    page.overrideUserInterfaceStyle = .light
    #expect(page.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(page.leaf.traitCollection.userInterfaceStyle == .light)
    #expect(page.leaf.traitCollection.displayScale == UIScreen.main.scale)
    page.leaf.traitOverrides.userInterfaceStyle = .dark
    #expect(page.leaf.overrideUserInterfaceStyle == .dark)
    #expect(page.view.traitCollection.userInterfaceStyle == .light)
    page.leaf.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    page.overrideUserInterfaceStyle = .unspecified
    #expect(page.leaf.traitCollection.userInterfaceStyle == .dark)
    page.leaf.removeFromSuperview()
    #expect(page.leaf.traitCollection.userInterfaceStyle == .light)
  }

  @Test("the next frame reports changed traits, once, to those whose traits changed")
  func reported() {
    open()
    let log = Log()
    page.leaf.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (leaf: Leaf, former) in
      log.calls.append("\(former.userInterfaceStyle) \(leaf.traitCollection.userInterfaceStyle)")
    }
    page.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: Page, _) in log.calls.append("size") }
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(log.calls.isEmpty && page.leaf.log.isEmpty)
    window.advance(by: 0)
    window.advance(by: 0)
    #expect(log.calls == ["light dark"] && page.leaf.log == ["was light"] && page.log == ["light"])
    // A nearer override hides the change.
    page.overrideUserInterfaceStyle = .dark
    window.overrideUserInterfaceStyle = .light
    window.advance(by: 0)
    #expect(log.calls == ["light dark"] && page.log == ["light"])
    // A change that is undone before the frame is none.
    page.overrideUserInterfaceStyle = .light
    page.overrideUserInterfaceStyle = .dark
    window.advance(by: 0)
    #expect(page.log == ["light"])
    let isCompact = page.traitCollection.verticalSizeClass == .compact
    page.traitOverrides.verticalSizeClass = isCompact ? .regular : .compact
    page.updateTraitsIfNeeded()
    #expect(log.calls == ["light dark", "size"])
  }

  @Test("a registration ends when it is unregistered, also by another one's call")
  func unregistered() {
    open()
    let log = Log()
    let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
    var second: (any UITraitChangeRegistration)?
    let first = page.leaf.registerForTraitChanges(traits) { (leaf: Leaf, _) in
      log.calls.append("first")
      if let second { leaf.unregisterForTraitChanges(second) }
    }
    second = page.leaf.registerForTraitChanges(traits) { (_: Leaf, _) in log.calls.append("second") }
    page.overrideUserInterfaceStyle = .dark
    window.advance(by: 0)
    #expect(log.calls == ["first"])
    page.leaf.unregisterForTraitChanges(first)
    page.overrideUserInterfaceStyle = .light
    window.advance(by: 0)
    #expect(log.calls == ["first"])
  }

  @Test("a method can follow a trait, and an app can have traits of its own")
  func own() {
    open()
    let log = Log()
    page.leaf.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], action: Selector("styleDidChange", Leaf.styleDidChange))
    page.leaf.registerForTraitChanges([Depth.self]) { (leaf: Leaf, former) in
      log.calls.append("\(former[Depth.self]) \(leaf.traitCollection[Depth.self])")
    }
    window.traitOverrides[Depth.self] = 3
    window.advance(by: 0)
    window.traitOverrides[Depth.self] = 0
    window.advance(by: 0)
    #expect(log.calls == ["0 3", "3 0"] && !page.leaf.log.contains("style"))
    window.overrideUserInterfaceStyle = .dark
    window.advance(by: 0)
    #expect(page.leaf.log.last == "style" && log.calls.count == 2)
  }

  @Test("an optional trait has its default until it is set, also to nil")
  func optional() {
    open()
    let log = Log()
    page.leaf.registerForTraitChanges([Theme.self]) { (leaf: Leaf, former) in
      log.calls.append("\(former[Theme.self] ?? "none") \(leaf.traitCollection[Theme.self] ?? "none")")
    }
    #expect(page.leaf.traitCollection[Theme.self] == "plain")
    #expect(page.traitOverrides[Theme.self] == "plain" && !page.traitOverrides.contains(Theme.self))
    page.traitOverrides[Theme.self] = nil
    #expect(page.traitOverrides.contains(Theme.self) && page.leaf.traitCollection[Theme.self] == nil)
    window.advance(by: 0)
    // A change of another trait is none of this one.
    page.overrideUserInterfaceStyle = .dark
    window.advance(by: 0)
    page.traitOverrides.remove(Theme.self)
    window.advance(by: 0)
    #expect(log.calls == ["plain none", "none plain"])
  }

  @Test("what enters a window or is outside of one changes without reports")
  func outside() {
    window.overrideUserInterfaceStyle = .dark
    page.overrideUserInterfaceStyle = .light
    open()
    #expect(page.log.isEmpty && page.leaf.log.isEmpty)
    let other = Leaf()
    other.overrideUserInterfaceStyle = .dark
    page.view.addSubview(other)
    window.overrideUserInterfaceStyle = .light
    window.advance(by: 0)
    #expect(other.log.isEmpty && other.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("traits are made by changes of others, and compared by their values")
  func values() {
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark) && dark.displayScale == 0)
    let both = dark.modifyingTraits { $0.displayScale = 3 }
    #expect(both == UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 3), dark]))
    #expect(both != dark && dark.hasDifferentColorAppearance(comparedTo: .current))
    let later = UITraitCollection(traitsFrom: [both, UITraitCollection(userInterfaceStyle: .unspecified)])
    #expect(later == both)
  }
}
