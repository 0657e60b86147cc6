import CradleUIKit
import Testing

/// The configured content and the backgrounds of a table's cell.
struct RowContentTests {
  private struct Field: UIContentConfiguration {
    var text = ""
    var isMarked = false
    func makeContentView() -> UIView & UIContentView { FieldView(self) }
    func updated(for state: any UIConfigurationState) -> Field {
      var field = self
      field.isMarked = (state as? UICellConfigurationState)?.isSelected ?? false
      return field
    }
  }
  private final class FieldView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ field: Field) {
      configuration = field
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    var field: Field? { configuration as? Field }
  }

  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  private var view: FieldView? { cell.contentView.subviews.first as? FieldView }

  @Test("a configuration of the same type goes to the content view that is there")
  func sameView() throws {
    cell.contentConfiguration = Field(text: "a")
    let first = try #require(view)
    cell.contentConfiguration = Field(text: "b")
    #expect(view === first && first.field?.text == "b")
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(first.superview == nil && cell.contentView.subviews.first is UIListContentView)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test("a configuration follows the row's state, unless the cell's own does not", arguments: [true, false])
  func state(_ follows: Bool) throws {
    cell.automaticallyUpdatesContentConfiguration = follows
    cell.contentConfiguration = Field(text: "a")
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    let field = try #require(view?.field)
    #expect(field.isMarked == follows)
  }

  @Test("a selected or highlighted row shows its mark, unless its style is none")
  func marks() {
    let mark = UIView()
    cell.selectedBackgroundView = mark
    cell.setHighlighted(true, animated: false)
    #expect(mark.superview === cell)
    cell.selectionStyle = .none
    #expect(mark.superview == nil)
    cell.setSelected(true, animated: false)
    #expect(mark.superview == nil)
    cell.selectionStyle = .default
    cell.setHighlighted(false, animated: false)
    #expect(mark.superview === cell)
    cell.setSelected(false, animated: false)
    #expect(mark.superview == nil)
  }
}
