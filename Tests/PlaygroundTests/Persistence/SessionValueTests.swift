import CradleGeometry
import CradleStage
import TestSupport
import Testing

@testable import Playground

/// Values that hands and keys copy, edit and read.
struct SessionValueTests {
  let controller = WindowController.probe()

  private var damping: Double { controller.session.parameters[0].number }

  @Test("a line of values is copied, and pasted as one step") func lineIsCopiedAndPasted() {
    controller.press("Right", "Down")
    controller.type("0.85", now: 0)
    controller.press("Return")
    controller.press("C", modifiers: .control)
    let line = "cradle play quiet --set damping=0.51 --set frequency=0.85"
    #expect(controller.takeRequests().contains(.copy(line)))
    controller.press("R")
    controller.press("V", modifiers: .control)
    #expect(controller.takeRequests().contains(.paste))
    controller.paste(line + "\n")
    #expect(damping == 0.51 && controller.session.parameters[1].number == 0.85)
    controller.press("Z", modifiers: .control)
    #expect(controller.hasDefaults)
    controller.paste("cradle play probe --set speed=7")
    #expect(controller.session.card.id == "probe" && damping == 7)
    controller.paste("nonsense")
    #expect(controller.session.card.id == "probe" && controller.toast?.text.hasPrefix("Cannot paste") == true)
  }

  @Test("a click on a value edits it, and a drag on its name changes it") func clickEditsAndDragChanges() {
    controller.click(1240, 121, at: 1)
    #expect(controller.inspector.entry == ValueEntry())
    controller.type("0.25", now: 1.1)
    controller.press("Return", at: 1.2)
    #expect(damping == 0.25)
    controller.drag(.down, 1020, 121, at: 2)
    controller.drag(.move, 1022, 121, at: 2)
    #expect(damping == 0.25)
    controller.drag(.move, 1060, 121, at: 2)
    #expect(damping == 0.35)
    controller.keyboard.modifiers = .shift
    controller.drag(.move, 1064, 121, at: 2)
    #expect(abs(damping - 0.351) < Tolerance.rounding)
    controller.drag(.up, 1064, 121, at: 2)
    controller.keyboard.modifiers = []
    controller.press("Z", modifiers: .control, at: 3)
    #expect(damping == 0.25)
  }

  @Test("a tip appears where the pointer rests, and a press hides it") func tipAppears() throws {
    let place = try #require(controller.barButtons.first { $0.target == .set(.b) }).frame.center
    controller.hover(at: place, now: 1)
    controller.frame(at: 1)
    let due = try #require(controller.deadline)
    #expect(!controller.windowPointer.showsTip && due == 1 + Tip.delay)
    controller.frame(at: due)
    #expect(
      controller.windowPointer.showsTip && controller.deadline == nil && !controller.needsFrame(at: due + 1))
    controller.click(place.x, place.y, at: due + 1)
    #expect(!controller.windowPointer.showsTip)
    controller.frame(at: due + 2)
    #expect(!controller.windowPointer.showsTip && (controller.toast != nil || controller.deadline == nil))
    for target in ParameterSets.Name.allCases.map(WindowTarget.set) {
      #expect(controller.tipLines(for: target).count == 2)
    }
  }

  @Test("an angle is shown and typed in degrees") func angleIsInDegrees() throws {
    let angle = Parameter.slider("a", "A", -Double.pi...Double.pi, Double.pi / 2, unit: "rad", step: .pi / 36)
    let scale = try #require(SliderScale(angle))
    #expect(scale.unit == "°" && scale.label(scale.shown(angle)) == "90" && scale.step == 5)
    #expect(scale.fraction(of: scale.shown(angle)) == 0.75)
    #expect(scale.value(shown: 180) == .number(180 / (180 / Double.pi)))
    #expect(scale.stepped(90, by: 1) == 95)
  }
}
