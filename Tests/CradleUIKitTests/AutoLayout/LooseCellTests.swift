import CradleUIKit
import Testing

/// Cells outside of a table and of a collection view, which constraints place as other views.
struct LooseCellTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Fills a cell's content with a view of a height.
  private func fill(_ content: UIView, height: CGFloat) -> NSLayoutConstraint {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: height)
    NSLayoutConstraint.activate([
      height, view.topAnchor.constraint(equalTo: content.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
    return height
  }

  @Test("a cell has the size and the place that constraints of its own and with others set")
  func placed() {
    for cell in [UICollectionViewCell(frame: .zero), UITableViewCell(frame: .zero)] {
      window.addSubview(cell)
      window.layoutIfNeeded()
      cell.translatesAutoresizingMaskIntoConstraints = false
      let width = cell.widthAnchor.constraint(equalToConstant: 100)
      NSLayoutConstraint.activate([
        width, cell.heightAnchor.constraint(equalToConstant: 60),
        cell.centerXAnchor.constraint(equalTo: window.centerXAnchor),
        cell.centerYAnchor.constraint(equalTo: window.centerYAnchor),
      ])
      window.layoutIfNeeded()
      #expect(cell.frame == CGRect(x: 110, y: 210, width: 100, height: 60))
      width.constant = 120
      window.layoutIfNeeded()
      #expect(cell.frame == CGRect(x: 100, y: 210, width: 120, height: 60))
      cell.translatesAutoresizingMaskIntoConstraints = true
      cell.removeFromSuperview()
      cell.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      window.addSubview(cell)
      window.layoutIfNeeded()
      #expect(cell.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    }
  }

  @Test("a stack view makes cells as high as the constraints of their contents do")
  func stacked() {
    let (row, item) = (UITableViewCell(frame: .zero), UICollectionViewCell(frame: .zero))
    let heights = [fill(row.contentView, height: 30), fill(item.contentView, height: 50)]
    let stack = UIStackView(arrangedSubviews: [row, item])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(row.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(item.frame == CGRect(x: 0, y: 30, width: 320, height: 50))
    #expect(item.contentView.subviews.first?.frame == item.contentView.bounds)
    heights[0].constant = 44
    window.layoutIfNeeded()
    #expect(row.frame.height == 44 && item.frame.minY == 44 && stack.frame.height == 94)
  }
}
