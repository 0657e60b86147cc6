import CradleGeometry
import CradleScrolling
import CradleStage
import Foundation
import TestSupport
import Testing

@testable import Playground

/// Films as the window makes them: keys, the mark on the stage, and the files.
@MainActor
struct WindowFilmsTests {
  private let folder: TemporaryFolder
  private let stage: OffscreenStage

  init() throws {
    folder = try TemporaryFolder()
    stage = try OffscreenStage(size: Size(width: 800, height: 600))
  }

  private var environment: [String: String] {
    ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "XDG_PICTURES_DIR": folder.path]
  }

  private func controller() -> WindowController {
    let controller = WindowController(demo: ScrollDemo.self, size: stage.canvas.size, isAnimated: false) {
      [stage] in
      stage.canvas.width(of: $0, $1)
    }
    controller.frame(at: 0)
    return controller
  }

  /// Draws frames at 60 a second and lets the films work between them.
  private func play(_ controller: WindowController, _ films: WindowFilms, from start: Double, frames: Int) {
    for frame in 0..<frames {
      let now = start + Double(frame) / 60
      controller.advance(to: now)
      controller.draw(on: stage.canvas)
      controller.didDraw(at: now, cost: 0.001)
      films.advance(at: now)
    }
  }

  /// Lets the films work until the mark is gone.
  private func finish(_ controller: WindowController, _ films: WindowFilms, at now: Double) {
    while controller.film != nil { films.advance(at: FrameClock.now) }
  }

  /// A film's size in pixels and number of frames, as `ffprobe` reads them.
  private func probe(_ path: String) throws -> [Int] {
    let probe = try RunningProgram([
      "ffprobe", "-v", "error", "-count_frames", "-show_entries", "stream=width,height,nb_read_frames", "-of",
      "csv=p=0", path,
    ])
    probe.wait()
    return try probe.output.split { !$0.isNumber }.compactMap { Int($0) }
  }

  @Test("a recording has the stage's size and lasts from key to key", arguments: [FilmFormat.mp4, .gif])
  func recordingLastsFromKeyToKey(format: FilmFormat) throws {
    let controller = controller()
    let films = WindowFilms(controller: controller, environment: environment)
    films.toggleRecording(format, at: 1)
    #expect(controller.film == .recording(since: 1))
    controller.session.send(.key("PageDown"), at: 1)
    play(controller, films, from: 1, frames: 60)
    films.toggleRecording(format, at: 2)
    #expect(controller.film == .writing)
    finish(controller, films, at: 2)
    let names = try folder.contents
    #expect(names.count == 1 && names.allSatisfy { $0.hasSuffix(format.rawValue) })
    let path = folder.file(try #require(names.first))
    #expect(controller.toast?.text == "Saved film to \(path)")
    let frame = controller.layout.filmed
    let even = [frame.width, frame.height].map { Int($0) + (format == .mp4 ? Int($0) % 2 : 0) }
    #expect(try probe(path) == even + [format == .mp4 ? 60 : 50])
  }

  @Test("a recording without ffmpeg names the package to install") func missingFfmpegIsNamed() throws {
    let controller = controller()
    let films = WindowFilms(controller: controller, environment: ["PATH": folder.path])
    films.toggleRecording(.mp4, at: 0)
    #expect(controller.film == nil)
    #expect(controller.toast?.text == "Films need ffmpeg on the PATH (Debian's package ffmpeg)")
    #expect(try folder.contents == [])
  }

  @Test("the last gesture is filmed from its press to its rest") func lastGestureIsFilmed() throws {
    let controller = controller()
    let films = WindowFilms(controller: controller, environment: environment)
    films.toggleGesture(.mp4, scale: 1)
    #expect(controller.film == nil && controller.toast?.text == "Make a gesture first; then Ctrl G films it")
    controller.session.send(.key("PageDown"), at: 1)
    play(controller, films, from: 1, frames: 120)
    let recording = controller.session.mainRun.recording
    let (frames, offset) = (recording.frames.count, controller.session.demo.scrolls[0].view.contentOffset)
    films.toggleGesture(.mp4, scale: 1)
    #expect(controller.film == .drawing(percent: 0))
    finish(controller, films, at: 3)
    let path = folder.file(try #require(try folder.contents.first))
    let gesture = try #require(controller.session.lastGesture)
    let length = recording.time(of: gesture.upperBound) - recording.time(of: gesture.lowerBound)
    let viewport = controller.session.demo.viewport
    #expect(try probe(path)[0...1] == [Int(viewport.width + 1) / 2 * 2, Int(viewport.height + 1) / 2 * 2])
    #expect(try probe(path)[2] == Int(length * 60 + Tolerance.summed) + 1)
    // The run itself does not notice.
    #expect(
      recording.frames.count == frames && controller.session.demo.scrolls[0].view.contentOffset == offset)
    #expect(!controller.session.isPast)
  }

  @Test("the key that films a gesture stops it too, and leaves no file") func sameKeyStopsTheFilm() throws {
    let controller = controller()
    let films = WindowFilms(controller: controller, environment: environment)
    controller.session.send(.key("PageDown"), at: 1)
    play(controller, films, from: 1, frames: 60)
    films.toggleGesture(.mp4, scale: 1)
    films.toggleGesture(.mp4, scale: 1)
    finish(controller, films, at: 3)
    #expect(controller.toast?.text == "No film was saved")
    #expect(try folder.contents == [])
  }

  @Test("closing the window saves the recording") func closingSavesTheRecording() throws {
    let controller = controller()
    let films = WindowFilms(controller: controller, environment: environment)
    films.toggleRecording(.mp4, at: 1)
    play(controller, films, from: 1, frames: 6)
    films.close(at: 1.1)
    #expect(try folder.contents.map { $0.hasSuffix(".mp4") } == [true])
  }

  @Test("a recording ends, saved, when the stage changes its size")
  func otherStageSizeEndsTheRecording() throws {
    let controller = controller()
    let films = WindowFilms(controller: controller, environment: environment)
    films.toggleRecording(.mp4, at: 1)
    play(controller, films, from: 1, frames: 6)
    controller.resize(to: Size(width: 700, height: 600))
    play(controller, films, from: 1.1, frames: 1)
    finish(controller, films, at: 1.2)
    #expect(controller.toast?.text.hasPrefix("The stage changed its size. Saved film to ") == true)
    #expect(try folder.contents.map { $0.hasSuffix(".mp4") } == [true])
  }

  @Test("the recording's mark counts seconds and is not in the film") func markIsNotInTheFilm() throws {
    #expect(FilmMark.recording(since: 2).words(at: 9.5) == "0:07")
    #expect(FilmMark.recording(since: 0).words(at: 600) == "10:00")
    #expect(FilmMark.recording(since: 2).deadline(after: 9.5) == 10)
    let controller = controller()
    controller.draw(on: stage.canvas)
    let plain = stage.canvas.pixels(in: controller.layout.filmed)
    var filmed: PixelCopy?
    controller.onStageDrawn = { [stage, unowned controller] _ in
      filmed = stage.canvas.pixels(in: controller.layout.filmed)
    }
    controller.film = .recording(since: 0)
    controller.showToast("over the stage")
    controller.draw(on: stage.canvas)
    #expect(filmed?.bytes == plain?.bytes)
    #expect(stage.canvas.pixels(in: controller.layout.filmed)?.bytes != plain?.bytes)
  }

  @Test("Ctrl R and Ctrl G request films, with Shift GIFs, and the button a recording")
  func keysAskForFilms() throws {
    let controller = WindowController.probe()
    controller.press("R", modifiers: .control)
    controller.press("R", modifiers: [.control, .shift])
    controller.press("G", modifiers: .control)
    controller.press("G", modifiers: [.control, .shift])
    let button = try #require(controller.bar.record).center
    controller.keyboard.modifiers = []
    controller.click(button.x, button.y)
    #expect(
      controller.takeRequests() == [
        .record(.mp4), .record(.gif), .filmGesture(.mp4), .filmGesture(.gif), .record(.mp4),
      ])
  }
}
