import Foundation
import Testing

@testable import Playground

@Suite("Examples in the README and the documentation")
struct ExampleTests {
  /// As many lines of examples state a value: fewer, and some are no longer recognised.
  private static let fewestClaims = 19

  @Test("give the values that their comments state") func values() throws {
    let examples = try Example.stating()
    let claims = examples.flatMap(\.claims)
    #expect(claims.count >= Self.fewestClaims)
    let libraries = try FileManager.default.contentsOfDirectory(atPath: "\(Project.root)/Sources")
      .filter { $0.hasPrefix("Cradle") && $0 != "CradleStage" }
    let functions = examples.enumerated().map { "@MainActor func example\($0)() throws {\n\($1.code)\n}\n" }
    let program =
      libraries.sorted().map { "import \($0)\n" }.joined()
      + "func report<Value>(_ number: Int, _ value: Value) { print(\"value\\(number) \\(value)\") }\n"
      + functions.joined() + examples.indices.map { "try example\($0)()\n" }.joined()
    let output = try SwiftCompiler().run(program: program, libraries: libraries).split(separator: "\n")
    for (number, claim) in claims.enumerated() {
      let printed = output.first { $0.hasPrefix("value\(number) ") }?.split(separator: " ", maxSplits: 1).last
      let value = try #require(printed, "\(claim.place): \(output.suffix(5))")
      #expect(claim.isTrue(of: value), "\(claim.place) states \(claim.text), and the value is \(value)")
    }
  }
}
