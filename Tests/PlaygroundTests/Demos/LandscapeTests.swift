import Foundation
import Testing

@testable import Playground

@Suite struct LandscapeTests {
  @Test("every landscape has a photo, a title and a subtitle of its own")
  func everyLandscapeHasItsPhotoAndWordsOfItsOwn() {
    #expect(Landscape.all.count == 12)
    #expect(Set(Landscape.all.map(\.title)).count == 12)
    #expect(Set(Landscape.all.map(\.subtitle)).count == 12)
    for landscape in Landscape.all {
      #expect(FileManager.default.isReadableFile(atPath: "\(Project.root)/assets/photos/\(landscape.file)"))
    }
  }
}
