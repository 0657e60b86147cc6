import Foundation
import Testing

@testable import UIKitTranslator

extension String {
  /// The copy of a file without the lists of the methods of its delegates, which `MethodListTests` test.
  var withoutMethodLists: String {
    replacing(#/\n  private let methodNames__.*\n#sourceLocation.*\n/#, with: "")
  }
}

/// Helpers for the suites of rewrites.
protocol RewriteSuite {}

extension RewriteSuite {
  /// The copy of one file, without the line that names it.
  func copy(_ source: String) throws -> String {
    let text = try #require(try Translation([("A.swift", source)]).run().get().first)
    return String(text.drop { $0 != "\n" }.dropFirst())
  }

  /// The copy without repeated spaces and those at the ends.
  func words(_ source: String) throws -> String {
    try copy(source).split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }
  func errors(_ source: String) -> [String] {
    guard case .failure(let errors) = Translation([("A.swift", source)]).run() else { return [] }
    return errors.all.map(\.text)
  }
}
