import CradleUIKit
import Testing

/// Cells whose content grows while they are shown.
struct GrowingRowTests {
  private final class Note: UITableViewCell {
    let height: NSLayoutConstraint
    init() {
      let box = UIView()
      height = box.heightAnchor.constraint(equalToConstant: 60)
      super.init(style: .default, reuseIdentifier: nil)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        height, box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Notes: NSObject, UITableViewDataSource {
    let notes = [Note(), Note()]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      notes[indexPath.row]
    }
  }

  @Test("an empty batch gives the row its new height, and moves the rows below, over time or at once")
  func grows() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (table, source) = (UITableView(frame: window.bounds), Notes())
    table.dataSource = source
    window.addSubview(table)
    window.advance(by: 0)
    let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    #expect(table.rectForRow(at: first).height == 60)
    source.notes[0].height.constant = 100
    table.beginUpdates()
    table.endUpdates()
    #expect(table.rectForRow(at: first).height == 100 && table.rectForRow(at: second).minY == 100)
    #expect(source.notes[1].frame.minY == 100 && source.notes[1].layer.presentation()?.frame.minY == 60)
    window.advance(by: 1)
    source.notes[0].height.constant = 70
    UIView.performWithoutAnimation { table.performBatchUpdates(nil) }
    #expect(source.notes[1].layer.presentation()?.frame.minY == 70 && table.contentSize.height == 130)
  }

  @Test("the content of a row that grows is animated along with it")
  func content() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (table, source) = (UITableView(frame: window.bounds), Notes())
    table.dataSource = source
    window.addSubview(table)
    window.advance(by: 0)
    let cell = source.notes[0]
    let box = try #require(cell.contentView.subviews.first)
    cell.height.constant = 100
    table.performBatchUpdates(nil)
    #expect(box.frame.height == 100 && cell.contentView.frame.height == 100)
    for _ in 0..<30 {
      let height = try #require(cell.layer.presentation()).bounds.height
      for view in [box, cell.contentView] { #expect(view.layer.presentation()?.bounds.height == height) }
      window.advance(by: 1 / 60)
    }
    #expect(cell.layer.presentation()?.bounds.height == 100)
  }

  @Test("so is a cell that is part of a row's content")
  func contentCell() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (table, source) = (UITableView(frame: window.bounds), Notes())
    table.dataSource = source
    let note = source.notes[0]
    let part = UITableViewCell(style: .default, reuseIdentifier: nil)
    part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    note.contentView.addSubview(part)
    window.addSubview(table)
    window.advance(by: 0)
    part.frame = note.contentView.bounds
    note.height.constant = 100
    table.performBatchUpdates(nil)
    window.advance(by: 0.1)
    let height = try #require(note.layer.presentation()).bounds.height
    #expect(height > 60 && height < 100 && part.frame.height == 100)
    #expect(part.layer.presentation()?.bounds.height == height)
  }

  @Test("within the block of an animation the rows have its duration and curve")
  func inherited() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (table, source) = (UITableView(frame: window.bounds), Notes())
    table.dataSource = source
    window.addSubview(table)
    window.advance(by: 0)
    source.notes[0].height.constant = 100
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      table.beginUpdates()
      table.endUpdates()
    }
    // The row moves by 40 points in two seconds.
    var places: [CGFloat?] = []
    for _ in 0..<3 {
      places.append(source.notes[1].layer.presentation()?.frame.minY)
      window.advance(by: 0.5)
    }
    #expect(places == [60, 70, 80])
    window.advance(by: 0.5)
    #expect(source.notes[1].layer.presentation()?.frame.minY == 100)
  }

  private func shown(_ source: Notes) -> (UIWindow, UITableView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds)
    table.dataSource = source
    window.addSubview(table)
    window.advance(by: 0)
    return (window, table)
  }
  private func height(_ table: UITableView) -> CGFloat {
    table.rectForRow(at: IndexPath(row: 0, section: 0)).height
  }

  @Test("a cell that invalidates its size gets another height with the next frame, over time or at once")
  func invalidated() {
    let source = Notes()
    let (window, table) = shown(source)
    let second = source.notes[1]
    source.notes[0].height.constant = 100
    window.advance(by: 0)
    #expect(height(table) == 60, "constraints alone do not change it")
    source.notes[0].invalidateIntrinsicContentSize()
    #expect(height(table) == 60)
    window.advance(by: 0)
    #expect(height(table) == 100 && second.frame.minY == 100)
    #expect(second.layer.presentation()?.frame.minY == 60)
    window.advance(by: 1)
    source.notes[0].height.constant = 70
    UIView.performWithoutAnimation { source.notes[0].invalidateIntrinsicContentSize() }
    window.advance(by: 0)
    #expect(height(table) == 70 && second.layer.presentation()?.frame.minY == 70)
  }

  @Test("constraints change the height by themselves if the table says so")
  func constraints() {
    let source = Notes()
    let (window, table) = shown(source)
    table.selfSizingInvalidation = .enabledIncludingConstraints
    let box = source.notes[0].height.firstItem as? UIView
    source.notes[0].height.isActive = false
    box?.heightAnchor.constraint(equalToConstant: 90).isActive = true
    for _ in 0..<3 { window.advance(by: 1) }
    #expect(height(table) == 90)
  }

  @Test("no cell is measured again if the table does not allow it, and none during changes of the app")
  func disabled() {
    let source = Notes()
    let (window, table) = shown(source)
    table.selfSizingInvalidation = .disabled
    source.notes[0].height.constant = 100
    source.notes[0].invalidateIntrinsicContentSize()
    window.advance(by: 0)
    #expect(height(table) == 60)
    table.selfSizingInvalidation = .enabled
    table.beginUpdates()
    source.notes[0].invalidateIntrinsicContentSize()
    window.advance(by: 0)
    #expect(height(table) == 60 && table.hasUncommittedUpdates)
    table.endUpdates()
    window.advance(by: 0)
    #expect(height(table) == 100)
  }
}
