import CradleUIKit
import Testing

/// Controllers whose content is edited.
struct ControllerEditingTests {
  private final class Editor: UIViewController {
    var edits: [Bool] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      edits.append(editing)
    }
  }

  @Test("setting isEditing calls setEditing, as the edit button does")
  func property() {
    let editor = Editor()
    editor.isEditing = true
    #expect(editor.isEditing && editor.edits == [true])
    editor.setEditing(false, animated: true)
    #expect(!editor.isEditing && editor.edits == [true, false])
  }

  @Test("a back button follows the title of the item below")
  func backTitle() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let below = UINavigationItem(title: "List")
    bar.items = [below, UINavigationItem(title: "Detail")]
    func titles() -> [String] {
      bar.layoutIfNeeded()
      return bar.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) }
    }
    #expect(titles().contains { $0.hasSuffix("List") })
    below.backButtonTitle = "All"
    #expect(titles().contains { $0.hasSuffix("All") })
    below.backBarButtonItem = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
    #expect(titles().contains { $0.hasSuffix("Home") })
  }
}
