import CradleGeometry

/// An object whose appearance can be set for all objects of its class.
public protocol UIAppearance: AnyObject {}
/// A container of objects with an appearance.
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIView {
  /// A view whose properties apply to all views of this class and its subclasses that enter a window later
  /// and have no values of their own. The supported ones are the tint and the background of every view; the
  /// colours, fonts and looks of bars, labels, text fields, switches, sliders, page controls and indicators;
  /// and a table's separators.
  public class func appearance() -> Self { Appearances.prototype(self, in: []) }
  /// The same for views within containers of these classes, the innermost first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  {
    Appearances.prototype(self, in: containerTypes)
  }
  /// The same; traits do not differ here.
  public class func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

/// The appearances that the app has set for classes of views, on this thread.
final class Appearances {
  private struct Entry {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    let prototype: UIView
    /// A new view of the class, for finding the properties that the app has set.
    let pristine: UIView
    let isInstance: (UIView) -> Bool
  }
  private var entries: [Entry] = []
  private static let key = "CradleUIKit.appearances"
  private static var current: Appearances? { Thread.current.threadDictionary[key] as? Appearances }

  static func prototype<View: UIView>(_ type: View.Type, in containers: [any UIAppearanceContainer.Type])
    -> View
  {
    let all = current ?? Appearances()
    Thread.current.threadDictionary[key] = all
    func isSame(_ entry: Entry) -> Bool {
      entry.type == type
        && entry.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
    }
    if let existing = all.entries.first(where: isSame)?.prototype as? View { return existing }
    guard let instance = type.made() as? View else {
      preconditionFailure("UIView.appearance: \(type) makes views of another class")
    }
    let entry = Entry(type: type, containers: containers, prototype: instance, pristine: type.made()) {
      $0 is View
    }
    // The most specific classes and containers come first: later ones do not replace their values.
    let index = all.entries.firstIndex { other in
      other.containers.count < containers.count
        || other.containers.count == containers.count && other.isInstance(instance)
    }
    all.entries.insert(entry, at: index ?? all.entries.count)
    return instance
  }

  /// Applies the appearances of a view's classes to the view.
  static func apply(to view: UIView) {
    guard let current else { return }
    for entry in current.entries
    where entry.isInstance(view) && view !== entry.prototype && isWithin(entry.containers, view) {
      for property in AppearanceProperty.all { property.apply(entry.prototype, entry.pristine, view) }
    }
  }
  private static func isWithin(_ containers: [any UIAppearanceContainer.Type], _ view: UIView) -> Bool {
    var next: UIResponder? = view.next
    for container in containers {
      while let each = next, !isInstance(each, of: container) { next = each.next }
      guard next != nil else { return false }
      next = next?.next
    }
    return true
  }
  private static func isInstance(_ object: AnyObject, of container: any UIAppearanceContainer.Type) -> Bool {
    func test<Container>(_ type: Container.Type) -> Bool { object is Container }
    return _openExistential(container, do: test)
  }
}

/// A property of an appearance. It is applied if the app has set it, and the view has no value of its own.
private struct AppearanceProperty {
  let apply: (_ prototype: UIView, _ pristine: UIView, _ view: UIView) -> Void

  private static func of<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ isSame: @escaping (Value, Value) -> Bool
  ) -> AppearanceProperty {
    AppearanceProperty { prototype, pristine, view in
      guard let prototype = prototype as? View, let pristine = pristine as? View, let view = view as? View,
        !isSame(prototype[keyPath: path], pristine[keyPath: path]),
        isSame(view[keyPath: path], pristine[keyPath: path])
      else { return }
      view[keyPath: path] = prototype[keyPath: path]
    }
  }
  private static func of<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>)
    -> AppearanceProperty
  { of(path) { $0 == $1 } }
  private static func texts<View: UIView>(
    _ path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>
  ) -> AppearanceProperty {
    of(path) { a, b in NSDictionary(dictionary: named(a)).isEqual(to: named(b)) }
  }
  private static func named(_ attributes: [NSAttributedString.Key: Any]?) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: (attributes ?? [:]).map { ($0.key.rawValue, $0.value) })
  }

  static var all: [AppearanceProperty] {
    [
      of(\UIView.tintColor), of(\UIView.backgroundColor), of(\UINavigationBar.barTintColor),
      of(\UINavigationBar.isTranslucent), of(\UINavigationBar.barStyle), of(\UINavigationBar.shadowImage),
      of(\UINavigationBar.standardAppearance), of(\UINavigationBar.scrollEdgeAppearance),
      of(\UINavigationBar.backIndicatorImage), texts(\UINavigationBar.titleTextAttributes),
      texts(\UINavigationBar.largeTitleTextAttributes), of(\UITabBar.barTintColor),
      of(\UITabBar.unselectedItemTintColor), of(\UITabBar.isTranslucent), of(\UITabBar.backgroundImage),
      of(\UITabBar.shadowImage), of(\UITabBar.standardAppearance), of(\UITabBar.scrollEdgeAppearance),
      of(\UIToolbar.barTintColor), of(\UIToolbar.isTranslucent), of(\UISearchBar.barTintColor),
      of(\UISwitch.onTintColor), of(\UISwitch.thumbTintColor), of(\UISlider.minimumTrackTintColor),
      of(\UISlider.maximumTrackTintColor), of(\UIPageControl.pageIndicatorTintColor),
      of(\UIPageControl.currentPageIndicatorTintColor), of(\UILabel.font), of(\UILabel.textColor),
      of(\UITextField.font), of(\UITextField.textColor), of(\UITableView.separatorColor),
      of(\UITableView.separatorInset), of(\UIActivityIndicatorView.color),
    ]
  }
}

extension UIBarItem {
  /// An item whose title attributes and tint apply to all items of this class that have none of their own.
  public class func appearance() -> Self { prototype(self) }
  /// The same; the containers of items are not distinguished here.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  {
    prototype(self)
  }
  private static func prototype<Item: UIBarItem>(_ type: Item.Type) -> Item {
    let key = "CradleUIKit.appearance.\(ObjectIdentifier(type))"
    if let existing = Thread.current.threadDictionary[key] as? Item { return existing }
    guard let item = type.instance() as? Item else {
      preconditionFailure("UIBarItem.appearance: \(type) makes items of another class")
    }
    Thread.current.threadDictionary[key] = item
    return item
  }
  /// The appearance set for the item's class; nil for none.
  var appearanceItem: UIBarItem? {
    let key = "CradleUIKit.appearance.\(ObjectIdentifier(type(of: self)))"
    let existing = Thread.current.threadDictionary[key] as? UIBarItem
    return existing === self ? nil : existing
  }
  convenience init(instance: Void) { self.init() }
  /// Makes an item of a class that is known only at run time; see `UIView.made()`.
  @_silgen_name("$s11CradleUIKit9UIBarItemC8instanceACyt_tcfC")
  static func instance() -> UIBarItem
}
