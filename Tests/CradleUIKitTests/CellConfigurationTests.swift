import CradleUIKit
import Testing

/// A cell's configuration follows its state.
@Suite("Cells' configurations")
struct CellConfigurationTests {
  private final class Lamp: UICollectionViewCell {
    var states: [UICellConfigurationState] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  @Test(
    "a handler and an override get the state before the cell is shown, and its changes, once for each layout"
  )
  func follows() {
    let lamp = Lamp(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    var colors: [Bool] = []
    lamp.configurationUpdateHandler = { cell, state in
      colors.append(state.isSelected)
      cell.backgroundColor = state.isSelected ? .red : .blue
    }
    lamp.layoutIfNeeded()
    #expect(colors == [false] && lamp.backgroundColor == .blue && lamp.states.count == 1)
    (lamp.isHighlighted, lamp.isSelected) = (true, true)
    lamp.setNeedsUpdateConfiguration()
    lamp.layoutIfNeeded()
    #expect(
      colors == [false, true] && lamp.backgroundColor == .red && lamp.states.last?.isHighlighted == true)
    lamp.layoutIfNeeded()
    lamp.setNeedsLayout()
    lamp.layoutIfNeeded()
    #expect(lamp.states.count == 2)
    lamp.prepareForReuse()
    lamp.layoutIfNeeded()
    #expect(lamp.states.count == 3)
  }

  private final class Lamps: NSObject, UICollectionViewDataSource {
    var heights: [CGFloat] = [60, 80]
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "lamp", for: indexPath)
      let bulb = cell.contentView.subviews.first ?? UIView()
      bulb.translatesAutoresizingMaskIntoConstraints = false
      if bulb.superview == nil {
        cell.contentView.addSubview(bulb)
        NSLayoutConstraint.activate([
          cell.contentView.widthAnchor.constraint(equalToConstant: 100),
          bulb.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          bulb.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
      }
      // Only the handler adds content to the cell.
      cell.configurationUpdateHandler = { [height = heights[indexPath.item]] _, _ in
        NSLayoutConstraint.deactivate(bulb.constraints)
        bulb.heightAnchor.constraint(equalToConstant: height).isActive = true
      }
      return cell
    }
  }

  @Test("a cell that sizes itself is measured with the content that its handler sets")
  func measured() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(Lamp.self, forCellWithReuseIdentifier: "lamp")
    let lamps = Lamps()
    list.dataSource = lamps
    window.addSubview(list)
    window.advance(by: 0)
    #expect(list.contentSize.height == 140, "\(list.contentSize)")
    let first = list.cellForItem(at: IndexPath(item: 0, section: 0)) as? Lamp
    #expect(first?.frame.height == 60 && first?.states.count == 1)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var states: [UICellConfigurationState] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.configurationUpdateHandler = { [weak self] cell, state in
        self?.states.append(state)
        cell.textLabel?.text = state.isSelected ? "on" : "off"
      }
      return cell
    }
  }

  @Test("a table's cell follows its state, too")
  func tableCell() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    window.addSubview(table)
    window.advance(by: 0)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.textLabel?.text == "off" && rows.states.count == 1)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    window.advance(by: 0)
    #expect(cell?.textLabel?.text == "on" && rows.states.last?.isSelected == true)
  }

  @Test("a scroll view's motions can be ended where they are")
  func stops() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: 100, height: 1000)
    window.addSubview(list)
    list.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    window.advance(by: 0.1)
    #expect(list.isScrollAnimating && list.contentOffset.y > 0)
    list.stopScrollingAndZooming()
    let there = list.contentOffset
    window.advance(by: 0.1)
    #expect(!list.isScrollAnimating && list.contentOffset == there && there.y < 500)
  }
}
