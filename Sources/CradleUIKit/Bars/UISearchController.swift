/// Shows the results of a search.
public protocol UISearchResultsUpdating: OptionalMethods {
  /// Called when the text or the scope changes, and when the search begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// The calls of a search controller when a search begins and ends. All methods have defaults.
public protocol UISearchControllerDelegate: OptionalMethods {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search with a bar and a controller for the results. The app places the bar; the search begins when the bar is
/// edited.
open class UISearchController: UIViewController, UISearchBarDelegate {
  /// The bar.
  public let searchBar = UISearchBar(frame: .zero)
  /// The controller of the results, which the app shows; nil for none.
  public let searchResultsController: UIViewController?
  /// Updates the results; held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is called when the search begins and ends; held weakly.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the search has begun.
  open var isActive = false { didSet { if isActive != oldValue { activeDidChange() } } }
  /// Whether the content is covered while there is no text; the app covers it.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the content is darkened; the app darkens it.
  open var dimsBackgroundDuringPresentation = true
  /// Whether the navigation bar hides during the search; has no effect here. The default is true.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the bar's cancel button is shown during the search; the default is true.
  open var automaticallyShowsCancelButton = true
  /// Whether the bar's scopes are shown during the search; the default is true.
  open var automaticallyShowsScopeBar = true

  /// Makes a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    observeSearchField()
  }
  /// Makes a search without a controller of the results; `UISearchController()` does the same.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    observeSearchField()
  }
  /// Makes a search without a controller of the results; the archive is not read.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    observeSearchField()
  }

  private func observeSearchField() {
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
    searchBar.onCancel = { [weak self] in self?.isActive = false }
  }

  private func update() { searchResultsUpdater?.updateSearchResults(for: self) }
  private func activeDidChange() {
    if isActive {
      delegate?.willPresentSearchController(self)
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
      if automaticallyShowsScopeBar { searchBar.showsScopeBar = true }
      searchBar.becomeFirstResponder()
      update()
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      searchBar.text = ""
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
      if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
      searchBar.resignFirstResponder()
      update()
      delegate?.didDismissSearchController(self)
    }
  }
}
