/// The log of calls, in the strip under the stage.
extension WindowController {
  /// Shows it, or the curves again; while it is hidden nothing listens.
  func toggleCalls() {
    if let calls {
      calls.leave()
      self.calls = nil
      return
    }
    guard layout.canShowPlot else { return showToast("The window is too low for the log") }
    folded.remove(.plot)
    calls = CallListener()
    calls?.follow(session.mainRun.host)
  }
}
