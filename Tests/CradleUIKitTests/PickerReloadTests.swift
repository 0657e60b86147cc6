import CradleUIKit
import Testing

/// Pickers whose rows change.
struct PickerReloadTests {
  private final class Lists: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [5, 5]
    var missing = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      if row >= counts[component] { missing += 1 }
      return "\(row)"
    }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))

  private func shownLists() -> Lists {
    let lists = Lists()
    (picker.dataSource, picker.delegate) = (lists, lists)
    window.addSubview(picker)
    window.advance(by: 0)
    for component in 0..<2 { picker.selectRow(3, inComponent: component, animated: false) }
    return lists
  }

  @Test(
    "a component that is loaded again has the new number of rows, and stays at its row or at the last one")
  func component() {
    let lists = shownLists()
    lists.counts = [5, 2]
    picker.reloadComponent(1)
    window.advance(by: 0)
    #expect(picker.numberOfRows(inComponent: 1) == 2 && picker.selectedRow(inComponent: 1) == 1)
    #expect(picker.view(forRow: 1, forComponent: 1) != nil && lists.missing == 0)
    lists.counts = [5, 0]
    picker.reloadComponent(1)
    #expect(picker.selectedRow(inComponent: 1) == -1 && picker.view(forRow: 0, forComponent: 1) == nil)
    lists.counts = [5, 4]
    picker.reloadComponent(1)
    #expect(picker.selectedRow(inComponent: 1) == 0 && picker.selectedRow(inComponent: 0) == 3)
  }

  @Test("the components that are loaded again stay at their rows")
  func all() {
    let lists = shownLists()
    lists.counts = [9, 3, 4]
    picker.reloadAllComponents()
    window.advance(by: 0)
    #expect((0..<3).map { picker.selectedRow(inComponent: $0) } == [3, 2, 0])
    #expect(picker.view(forRow: 3, forComponent: 0) != nil)
  }
}
