import CradleUIKit
import Testing

/// An index of sections whose titles or height the app removes while a finger is on it.
struct RemovedIndexTests {
  private final class Source: NSObject, UITableViewDataSource {
    var titles: [String]? = ["A", "B", "C"]
    var choices = 0
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      choices += 1
      return index
    }
  }

  @Test("the finger goes on without effect", arguments: [false, true])
  func removed(_ keepsTitles: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (table, source) = (UITableView(frame: window.bounds, style: .plain), Source())
    table.rowHeight = 44
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    window.touchDown(at: CGPoint(x: 312, y: 240), time: 0)
    #expect(source.choices == 1)
    if keepsTitles { table.frame.size.height = 0 } else { source.titles = nil }
    table.reloadSectionIndexTitles()
    window.advance(by: 1 / 60)
    window.touchMove(to: CGPoint(x: 312, y: 260), time: 0.1)
    window.touchUp(time: 0.2)
    #expect(source.choices == 1)
  }
}
