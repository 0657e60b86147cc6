import CradleStage

/// The window's films, one at a time: recordings of the stage, and films of the last gesture.
@MainActor
final class WindowFilms {
  private enum Work {
    case none
    case recording(StageFilm)
    case gesture(GestureFilm)
    /// The pictures are taken; the note precedes the message about the saved film.
    case saving(FilmWriter, note: String)
  }

  /// The time budget of replaying in each iteration of the window's loop, in seconds: a third of a frame at 60
  /// Hz.
  private static let share = 0.006
  /// The longest time for which the program waits for a recording when it is closed, in seconds: a GIF of a
  /// minute takes less.
  private static let timeout = 60.0

  private let controller: WindowController
  private let environment: [String: String]
  private var work = Work.none

  init(controller: WindowController, environment: [String: String]) {
    (self.controller, self.environment) = (controller, environment)
    controller.onStageDrawn = { [weak self] in self?.takePicture(from: $0) }
  }

  /// The seconds after which it must run even without events; nil if it need not.
  var wait: Double? {
    switch work {
    case .none, .recording: nil
    case .gesture: 0.002
    case .saving: 0.05
    }
  }

  /// Starts a recording of the stage, or ends it.
  func toggleRecording(_ format: FilmFormat, at now: Double) {
    if case .recording(let film) = work { return end(film, at: now) }
    guard !controller.isHome, let path = newPath(format) else { return }
    work = .recording(StageFilm(path: path, format: format, start: now))
    controller.film = .recording(since: now)
  }

  /// Films the last gesture, or stops that.
  func toggleGesture(_ format: FilmFormat, scale: Double) {
    if case .gesture(let film) = work { return film.cancel() }
    guard !controller.isHome, let path = newPath(format) else { return }
    do {
      let film = try GestureFilm(
        of: controller.session, path: path, format: format, theme: controller.theme, scale: scale)
      guard let film else { return controller.showToast("Make a gesture first; then Ctrl G films it") }
      work = .gesture(film)
      controller.film = .drawing(percent: 0)
    } catch {
      fail("\(error)")
    }
  }

  /// Continues films in progress.
  func advance(at now: Double) {
    switch work {
    case .none: break
    case .recording(let film):
      if let outcome = film.writer?.outcome { return notify(outcome, note: "") }
      if controller.isHome { return end(film, at: now, note: "The demo was left. ") }
      if film.isFull(at: now) {
        end(film, at: now, note: "After \(Int(StageFilm.longest(film.format) / 60)) min it ends. ")
      }
    case .gesture(let film):
      do { try film.advance { FrameClock.now < now + Self.share } } catch {
        film.cancel()
        (work, controller.film) = (.none, nil)
        return fail("\(error)")
      }
      if let outcome = film.writer.outcome { return notify(outcome, note: "") }
      controller.film = film.progress < 1 ? .drawing(percent: Int(film.progress * 100)) : .writing
    case .saving(let writer, let note): if let outcome = writer.outcome { notify(outcome, note: note) }
    }
  }

  /// Called when the window closes: saves a recording and drops a film of a gesture.
  func close(at now: Double) {
    if case .gesture(let film) = work { film.cancel() }
    if case .recording(let film) = work { end(film, at: now) }
    guard case .saving(let writer, _) = work else { return }
    switch writer.wait(atMost: Self.timeout) {
    case .failed(let error): Playground.report(error)
    case nil:
      writer.cancel()
      Playground.report(.failure("Recording: the film could not be completed in time"))
    case .saved, .cancelled: break
    }
  }

  private func takePicture(from canvas: Canvas) {
    guard case .recording(let film) = work, let picture = canvas.pixels(in: controller.layout.filmed) else {
      return
    }
    if !film.take(picture, at: controller.now) {
      end(film, at: controller.now, note: "The stage changed its size. ")
    }
  }

  private func end(_ film: StageFilm, at now: Double, note: String = "") {
    film.end(at: now)
    guard let writer = film.writer else { return notify(.cancelled, note: "") }
    let leftOut = film.leftOut > 0 ? "\(film.leftOut) pictures are missing: the encoder was slow. " : ""
    work = .saving(writer, note: note + leftOut)
    controller.film = .writing
  }

  private func notify(_ outcome: FilmWriter.Outcome, note: String) {
    (work, controller.film) = (.none, nil)
    switch outcome {
    case .saved(let path): controller.showToast("\(note)Saved film to \(path)")
    case .failed(let error): fail(error.message)
    case .cancelled: controller.showToast("No film was saved")
    }
  }

  private func fail(_ problem: String) {
    Playground.report(.failure(problem))
    controller.showToast(problem)
  }

  /// The path of a new film; nil, with a message about the reason, if none can be made now.
  private func newPath(_ format: FilmFormat) -> String? {
    guard case .none = work else {
      controller.showToast("The last film is not saved yet")
      return nil
    }
    guard FilmProcess.program(in: environment) != nil else {
      controller.showToast("Films need ffmpeg on the PATH (Debian's package ffmpeg)")
      return nil
    }
    return PictureFolder.path(
      demo: controller.session.card.id, environment: environment, extension: format.rawValue)
  }
}
