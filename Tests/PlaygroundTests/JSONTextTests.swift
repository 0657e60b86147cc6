import Testing

@testable import Playground

@Suite("JSON text")
struct JSONTextTests {
  @Test("members are separated by commas in every object of a nest, and nil adds none")
  func objects() {
    var json = JSONText()
    json.object {
      $0.member("missing", nil as String?)
      $0.member("list") {
        $0.list([1, 2]) { json, number in json.object { $0.member("n", integer: number) } }
      }
      $0.member("empty") { $0.object { _ in } }
      $0.member("point", [1, 2.5])
      $0.member("none", nil as Double?)
      $0.flag("fixed")
    }
    let text = "{\"list\": [{\"n\": 1}, {\"n\": 2}], \"empty\": {}, \"point\": [1.0, 2.5], \"fixed\": true}"
    #expect(String(decoding: json.bytes, as: UTF8.self) == text)
  }

  @Test("the names of a dictionary are escaped, and its entries keep their order")
  func dictionary() {
    var json = JSONText()
    json.dictionary([("b\"", 1), ("a", 2)], name: \.0) { $0.integer($1.1) }
    #expect(String(decoding: json.bytes, as: UTF8.self) == "{\"b\\\"\": 1, \"a\": 2}")
  }
}
