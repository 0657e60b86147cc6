import CradleGeometry
import CradleStage

@testable import Playground

/// A demo whose parameters set one another: a scene its style, a style its pace, and both come after what they set.
final class OverwritingDemo: Demo {
  static let card = DemoCard(id: "overwriting", title: "Overwriting", summary: "", group: .dynamics)

  private let pace = Parameter.slider("pace", "Pace", 0...10, 5)
  private let style = Parameter.choice("style", "Style", ["own", "slow", "fast"])
  private let scene = Parameter.choice("scene", "Scene", ["none", "day"])
  let parameters: [Parameter]
  var viewport: Size
  /// Whether a pace sets the style back, so that the two never agree.
  var isMutual = false
  /// The parameters that were set from outside.
  private(set) var log: [String] = []

  init(viewport: Size) {
    self.viewport = viewport
    parameters = [pace, style, scene]
  }

  var code: String { "" }

  func parameterChanged(_ parameter: Parameter) {
    log.append(parameter.name)
    if parameter === scene, scene.choice == "day" { try? style.set(.choice("slow")) }
    if parameter !== pace, style.choice != "own" { pace.setClamping(style.choice == "slow" ? 1 : 9) }
    if parameter === pace, isMutual { try? style.set(.choice("own")) }
  }

  func draw(on canvas: Canvas, theme: Theme) {}
}

extension OverwritingDemo {
  static func host(isMutual: Bool) -> DemoHost {
    let host = DemoHost(OverwritingDemo.self, viewport: card.defaultViewport)
    (host.demo as? OverwritingDemo)?.isMutual = isMutual
    return host
  }
}
