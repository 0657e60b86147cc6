import CradleUIKit
import Testing

/// The backgrounds of a cell.
struct HighlightedCellTests {
  @Test("a cell shows the view for its selection while it is highlighted or selected")
  func backgrounds() {
    let (cell, mark) = (UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
    cell.selectedBackgroundView = mark
    #expect(mark.superview == nil)
    cell.isHighlighted = true
    #expect(mark.superview === cell)
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(mark.superview === cell)
    cell.isSelected = false
    #expect(mark.superview == nil)
  }
}
