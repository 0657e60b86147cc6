import CradleUIKit
import Testing

/// Touches on controls and scroll views in cells.
struct CellContentTouchTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UITableViewDataSource, UITableViewDelegate
  {
    var log: [String] = []
    private func fill(_ view: UIView) {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      button.addAction(UIAction { [weak self] _ in self?.log.append("button") }, for: .touchUpInside)
      let scroller = UIScrollView(frame: CGRect(x: 50, y: 0, width: 40, height: 40))
      scroller.addSubview(UIView(frame: scroller.bounds))
      for each in [button, scroller] { view.addSubview(each) }
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      fill(cell.contentView)
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      log.append("highlighted")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("selected")
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      fill(cell.contentView)
      return cell
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.append("highlighted")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("selected") }
  }

  /// Taps at places across the first cell; returns the calls.
  private func taps(_ window: UIWindow, _ source: Source, at places: [CGFloat]) -> [String] {
    for x in places {
      window.touchDown(at: CGPoint(x: x, y: 20))
      window.touchUp()
      window.advance(by: 0.5)
    }
    return source.log
  }

  @Test("an item is selected by a touch beside its button and its scroll view, but not by one on them")
  func items() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 80)
    let source = Source()
    let (window, view) = collectionWindow(flow, source, delegate: source)
    #expect(taps(window, source, at: [20, 70]) == ["button"] && view.indexPathsForSelectedItems == [])
    #expect(taps(window, source, at: [200]) == ["button", "highlighted", "selected"])
  }

  @Test("a row is selected by a touch beside its button and its scroll view, but not by one on them")
  func rows() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (table, source) = (UITableView(frame: window.bounds), Source())
    (table.dataSource, table.delegate) = (source, source)
    window.addSubview(table)
    window.advance(by: 0)
    #expect(taps(window, source, at: [20, 70]) == ["button"] && table.indexPathForSelectedRow == nil)
    #expect(taps(window, source, at: [200]) == ["button", "highlighted", "selected"])
  }
}
