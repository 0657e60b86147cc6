/// Samples of a motion from another program: the fitted law becomes set B.
extension WindowController {
  /// A file was dropped onto the window.
  func takeFile(_ path: String, now: Double) {
    self.now = max(now, self.now)
    do throws(CommandError) {
      take(try FitReport(FitOptions(file: path)))
    } catch {
      say(ErrorLine(error.message).text)
    }
  }

  /// Gives set B the fitted values in one undoable step, and shows it beside set A.
  ///
  /// If the demo has no such parameters, the `scroll` demo opens instead.
  func take(_ report: FitReport) {
    if report.values(for: session.parameters).isEmpty,
      let index = catalog.firstIndex(where: { $0.card.id == ScrollDemo.card.id })
    {
      open(index)
    }
    let values = report.values(for: session.parameters)
    guard !values.isEmpty else { return say("This demo has no parameters of \(report.law)") }
    inspector.entry = nil
    if session.comparison == .off { session.see(.split) }
    session.compare(.b, at: now)
    session.beginStep()
    session.set(values, at: now)
    session.beginStep()
    lay()
    say("B is \(report.law)")
  }
}
