import CradleStage

/// Performs the controller's requests.
extension WindowApp {
  func perform(_ request: WindowRequest) {
    switch request {
    case .copy(let text): window.clipboard = text
    case .paste: controller.paste(window.clipboard)
    case .toggleFullScreen: window.toggleFullScreen()
    case .scale(let step): changeScale(step)
    case .picture:
      wantsPicture = true
      controller.frameState.invalidate()
    case .record(let format): films.toggleRecording(format, at: FrameClock.now)
    case .filmGesture(let format): films.toggleGesture(format, scale: window.scale)
    case .sound: controller.showToast(sound.toggle())
    case .quit: isDone = true
    case .remember: remember()
    }
  }

  private func changeScale(_ step: Int) {
    let steps = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]
    saver.state.scale =
      switch step {
      case 0: nil
      case 1...: steps.first { $0 > window.scale + 0.01 } ?? 4
      default: steps.last { $0 < window.scale - 0.01 } ?? 0.5
      }
    window.setScale(saver.state.scale)
    controller.showToast("\(Int((window.scale * 100).rounded())) %")
  }

  /// Saves the frame that was just drawn and returns a message with its path; a failure is also reported on standard
  /// error.
  func savePicture() -> String {
    wantsPicture = false
    let path = PictureFolder.path(demo: controller.session.card.id, environment: environment)
    do {
      try window.writePNG(to: path)
      return "Saved picture to \(path)"
    } catch {
      Playground.report(.failure("\(error)"))
      return "\(error)"
    }
  }

  func opened(_ session: DemoSession) {
    window.setTitle("\(session.card.title) – Cradle")
    do { try recorder.begin(session) } catch { failure = error }
  }

  func rewound(_ session: DemoSession) {
    do { try recorder.rewind(session) } catch { failure = error }
  }

  /// Reports a problem with the window's files, in the window and on standard error; the window stays open.
  func notify(_ problem: String) {
    Playground.report(.failure(problem))
    controller.showToast(problem)
  }

  func remember() {
    if let problem = saver.save(controller, size: window.isFullScreen ? nil : window.size) { notify(problem) }
  }
}
