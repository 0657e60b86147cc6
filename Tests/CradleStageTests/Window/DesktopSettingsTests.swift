import Testing

@testable import CradleStage

@Suite struct DesktopSettingsTests {
  @Test("an X resource is read, and a missing one is nil") func readsXResources() {
    let resources = "Xft.antialias:\t1\nXft.dpi:\t192\n*customization: -color\n"
    #expect(DesktopSettings.value(of: "Xft.dpi", separator: ":", in: resources) == "192")
    #expect(DesktopSettings.value(of: "Xft.rgba", separator: ":", in: resources) == nil)
  }

  @Test("a requested scale is clamped, and NaN counts as none") func requestedScale() {
    #expect([0, 1.5, .infinity].map { WindowScale.supported($0) } == [0.5, 1.5, 4])
    #expect(WindowScale.supported(.nan) == nil)
    #expect(WindowScale.supported(nil) == nil)
  }

  @Test("of two settings with one name the last counts") func lastSettingCounts() {
    let file = "[Settings]\ngtk-enable-animations=1\n gtk-enable-animations = 0\n"
    #expect(DesktopSettings.value(of: "gtk-enable-animations", separator: "=", in: file) == "0")
  }
}
