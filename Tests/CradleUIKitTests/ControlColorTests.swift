import CradleUIKit
import Testing

/// Colours of controls that change while they are shown.
struct ControlColorTests {
  @Test("a colour that is set after the first layout is shown with the next frame")
  func change() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (slider, bar, toggle) = (UISlider(), UIProgressView(), UISwitch())
    for view in [slider, bar, toggle] {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 31)
      window.addSubview(view)
    }
    toggle.isOn = true
    window.advance(by: 0)
    slider.minimumTrackTintColor = .red
    bar.progressTintColor = .red
    toggle.onTintColor = .red
    window.advance(by: 0)
    for view in [slider, bar] { #expect(view.subviews.contains { $0.backgroundColor == .red }) }
    #expect(toggle.backgroundColor == .red)
  }
}
