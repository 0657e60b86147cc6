import CradleUIKit
import Testing

/// A search bar as its field's keyboard sees it.
struct SearchTraitsTests {
  @Test("a search bar's traits are its field's")
  func traits() {
    let search = UISearchController()
    search.searchBar.autocapitalizationType = .none
    search.searchBar.returnKeyType = .done
    #expect(search.searchBar.searchTextField.autocapitalizationType == .none)
    #expect(search.searchBar.searchTextField.returnKeyType == .done)
    search.searchBar.searchTextField.keyboardType = .URL
    #expect(search.searchBar.keyboardType == .URL)
  }

  @Test("a search without a controller of the results reports its text")
  func updates() {
    final class Updater: UISearchResultsUpdating {
      var texts: [String?] = []
      func updateSearchResults(for search: UISearchController) { texts.append(search.searchBar.text) }
    }
    let (search, updater) = (UISearchController(), Updater())
    search.searchResultsUpdater = updater
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(search.searchBar)
    search.isActive = true
    window.insertText("a")
    #expect(updater.texts.last == "a")
  }
}
