import CradleGeometry
import Testing

@testable import Playground

@Suite("Saving the window's state")
struct StateSaverTests {
  private let controller = WindowController.probe()
  private let size = Size(width: 900, height: 600)

  @Test("it is due two seconds after the last input, until it has saved")
  func due() throws {
    let folder = try TemporaryFolder()
    let files = SessionFiles(environment: ["XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path])
    var saver = StateSaver(WindowState(), files: files, isRecording: false)
    #expect(saver.due == nil)
    saver.noteInput(at: 1)
    saver.noteInput(at: 3)
    #expect(saver.due == 5)
    controller.theme = .light
    #expect(saver.save(controller, size: size) == nil && saver.due == nil)
    let read = SessionFiles(environment: ["XDG_STATE_HOME": folder.path]).readWindow()
    #expect(read.size == size && read.themeName == .light && read.demo == controller.session.card.id)
    #expect(read.playsHand == controller.guide.isOn)
  }

  @Test("a full screen's size is not kept, and a recording keeps the choice of the hand")
  func exceptions() {
    var state = WindowState()
    (state.width, state.height, state.playsHand) = (800, 500, true)
    var saver = StateSaver(state, files: SessionFiles(environment: [:]), isRecording: true)
    _ = saver.save(controller, size: nil)
    #expect(saver.state.size == Size(width: 800, height: 500) && saver.state.playsHand)
  }

  @Test("a problem that lasts is reported once")
  func problem() {
    let files = SessionFiles(environment: ["XDG_STATE_HOME": "/proc/cradle"])
    var saver = StateSaver(WindowState(), files: files, isRecording: false)
    #expect(saver.save(controller, size: size) != nil)
    controller.theme = .light
    #expect(saver.save(controller, size: size) == nil)
  }
}
