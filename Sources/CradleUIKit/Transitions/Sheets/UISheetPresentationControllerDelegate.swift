/// The calls of a sheet. All methods have defaults.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user has moved the sheet to another detent. The default does nothing.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIViewController {
  /// The presentation controller of the sheet that shows it or one of its parents, made on first use before the
  /// presentation. Nil if the style of that controller is none of `automatic`, `pageSheet` and `formSheet`, and for
  /// alerts.
  public var sheetPresentationController: UISheetPresentationController? {
    if let controller = presentation.controller { return controller as? UISheetPresentationController }
    return parent.map(\.sheetPresentationController) ?? ownSheet
  }
  /// The sheet of its own presentation; nil for other styles, and for alerts.
  var ownSheet: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: break
    default: return nil
    }
    guard !fades else { return nil }
    if let existing = presentation.sheet { return existing }
    let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    sheet.retainsPresented = false
    presentation.sheet = sheet
    return sheet
  }
}
