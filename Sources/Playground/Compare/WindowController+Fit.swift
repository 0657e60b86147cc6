/// Samples of a motion from another program: the fitted law becomes set B.
extension WindowController {
  /// A file was dropped onto the window.
  func openFile(_ path: String, now: Double) {
    self.now = max(now, self.now)
    do throws(CommandError) {
      apply(try FitReport(FitOptions(file: path)))
    } catch {
      showToast(ErrorLine(error.message).text)
    }
  }

  /// Gives set B the fitted values in one undoable step, and shows it beside set A.
  ///
  /// If the demo has no such parameters, the `scroll` demo opens instead.
  func apply(_ report: FitReport) {
    if report.values(for: session.parameters).isEmpty,
      let index = catalog.firstIndex(where: { $0.card.id == ScrollDemo.card.id })
    {
      open(index)
    }
    let values = report.values(for: session.parameters)
    guard !values.isEmpty else { return showToast("This demo has no parameters of \(report.law)") }
    inspector.entry = nil
    if session.comparison == .off { session.show(.split) }
    session.compare(.b, at: now)
    session.beginUndoStep()
    session.set(values, at: now)
    session.beginUndoStep()
    updateLayout()
    showToast("B is \(report.law)")
  }
}
