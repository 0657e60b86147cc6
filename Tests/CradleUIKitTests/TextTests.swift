import CradleUIKit
import TestSupport
import Testing

/// Text fields, text views, search bars and pickers.
@Suite struct TextTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("a field's views take their room from the text, and a subclass places the text itself")
  func rectangles() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 4) }
    }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    field.rightViewMode = .whileEditing
    window.addSubview(field)
    window.advance(by: 0)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 24, y: 0, width: 176, height: 30))
    #expect(
      field.leftView?.frame == CGRect(x: 0, y: 3, width: 24, height: 24) && field.rightView?.superview == nil)
    field.becomeFirstResponder()
    window.advance(by: 0)
    #expect(field.rightView?.frame == CGRect(x: 170, y: 5, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).width == 146)
    let padded = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    padded.text = "abc"
    #expect(padded.editingRect(forBounds: padded.bounds).minX == 12)
    // The third character begins after two of half of 17 points.
    let end = padded.position(from: padded.beginningOfDocument, offset: 2)
    #expect(end.map { padded.caretRect(for: $0).minX } == CGFloat(29))
    let whole = padded.textRange(from: padded.beginningOfDocument, to: padded.endOfDocument)
    #expect(
      whole.flatMap { padded.text(in: $0) } == "abc"
        && padded.closestPosition(to: CGPoint(x: 99, y: 5)) != nil)
  }

  @Test("a text view scrolls text that does not fit, and its delegate may refuse a change")
  func textView() {
    final class Short: NSObject, UITextViewDelegate {
      var changes = 0
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
      {
        text != "!"
      }
      func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }
    let (view, short) = (UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 40)), Short())
    view.delegate = short
    view.font = .systemFont(ofSize: 10)
    window.addSubview(view)
    // 20 characters of 5 points fill a line of 100.
    view.text = String(repeating: "x", count: 60)
    window.advance(by: 0)
    #expect(view.contentSize == CGSize(width: 110, height: 52))
    view.becomeFirstResponder()
    window.insertText("\n")
    window.insertText("!")
    #expect(short.changes == 1 && view.text.hasSuffix("x\n") && view.isFirstResponder)
    #expect(view.sizeThatFits(CGSize(width: 110, height: 0)).height == CGFloat(64))
    view.endEditing(true)
    #expect(!view.isFirstResponder)
  }

  @Test("a search begins with the bar's editing, follows the text, and ends with the bar's button")
  func search() {
    final class Finder: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
      var calls: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        calls.append("find " + (searchController.searchBar.text ?? ""))
      }
      func willPresentSearchController(_ searchController: UISearchController) { calls.append("begin") }
      func didDismissSearchController(_ searchController: UISearchController) { calls.append("end") }
    }
    let (search, finder) = (UISearchController(searchResultsController: nil), Finder())
    (search.searchResultsUpdater, search.delegate) = (finder, finder)
    search.searchBar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
    window.addSubview(search.searchBar)
    window.advance(by: 0)
    window.touchDown(at: CGPoint(x: 60, y: 28))
    window.touchUp()
    window.advance(by: 0)
    #expect(search.isActive && search.searchBar.showsCancelButton && search.searchBar.isFirstResponder)
    #expect(search.searchBar.searchTextField.frame.maxX < 300)
    window.insertText("a")
    #expect(finder.calls == ["begin", "find ", "find a"])
    window.touchDown(at: CGPoint(x: 300, y: 28))
    window.touchUp()
    #expect(!search.isActive && search.searchBar.text == "" && finder.calls.suffix(2) == ["find ", "end"])
  }

  @Test("a picker's wheels stop with a row in the middle, and only rows in sight have views")
  func picker() {
    final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var chosen: [[Int]] = []
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1000 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
      {
        "\(row)"
      }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append([component, row])
      }
    }
    let (picker, numbers) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Numbers())
    (picker.dataSource, picker.delegate) = (numbers, numbers)
    window.addSubview(picker)
    window.advance(by: 0)
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.rowSize(forComponent: 1).width == 160)
    picker.selectRow(500, inComponent: 1, animated: false)
    #expect((picker.view(forRow: 500, forComponent: 1) as? UILabel)?.text == "500")
    #expect(picker.view(forRow: 0, forComponent: 1) == nil && numbers.chosen.isEmpty)
    let start = window.time
    window.touchDown(at: CGPoint(x: 80, y: 108))
    for step in 1...10 {
      window.touchMove(to: CGPoint(x: 80, y: 108 - 8 * CGFloat(step)), time: start + Double(step) / 60)
    }
    window.touchUp(time: start + 1)
    for _ in 0..<240 { window.advance(by: 1 / 60) }
    // 80 pt less the slop of 10 are more than two rows of 32.
    #expect(numbers.chosen == [[0, 2]] && picker.selectedRow(inComponent: 0) == 2)
    let middle = picker.view(forRow: 2, forComponent: 0).map {
      $0.convert(CGPoint(x: 0, y: 16), to: picker).y
    }
    #expect(abs((middle ?? 0) - 108) < Tolerance.halfPoint)
  }
}
