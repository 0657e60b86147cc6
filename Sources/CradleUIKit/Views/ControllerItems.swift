/// The items of a controller that bars show. Each is made on first use, and follows the controller's title and editing.
struct ControllerItems {
  private var navigation: UINavigationItem?
  private var edit: UIBarButtonItem?
  private var tab: UITabBarItem?
  /// Whether the controller's content is being edited, which the title of the button tells.
  var isEditing = false { didSet { if isEditing != oldValue { edit?.title = editTitle } } }

  /// The content of a navigation bar; a new one has the controller's title.
  mutating func navigation(title: String?) -> UINavigationItem {
    if let navigation { return navigation }
    let item = UINavigationItem()
    item.title = title
    navigation = item
    return item
  }

  /// The button that begins and ends editing; a new one calls `toggle`.
  mutating func edit(toggle: @escaping () -> Void) -> UIBarButtonItem {
    if let edit { return edit }
    let item = UIBarButtonItem(title: editTitle, primaryAction: UIAction { _ in toggle() })
    edit = item
    return item
  }

  /// The entry in a tab bar; a new one has the controller's title.
  mutating func tab(title: String?) -> UITabBarItem {
    if let tab { return tab }
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    tab = item
    return item
  }

  /// Whether it has an entry in a tab bar.
  var hasTab: Bool { tab != nil }

  /// Replaces the entry in a tab bar; after nil the next use makes one.
  mutating func setTab(_ item: UITabBarItem?) { tab = item }

  /// Updates the titles of the navigation bar's content and of the entry in a tab bar. As in UIKit an entry
  /// with a standard meaning keeps its own.
  func follow(title: String?) {
    navigation?.title = title
    if let tab, !tab.hasStandardMeaning { tab.title = title }
  }

  private var editTitle: String { isEditing ? "Done" : "Edit" }
}
