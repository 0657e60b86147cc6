import Foundation
import Testing

/// The compiler, at the modules and objects of this build.
struct SwiftCompiler {
  private let folder = try? TemporaryFolder()
  private let products: URL

  init() throws { products = try CradleProcess.executable().deletingLastPathComponent() }

  /// Compiles a file alone, as somebody who pasted it does; what it complains about, nothing where it does not.
  func diagnostics(of source: String) throws -> String {
    let folder = try #require(folder)
    let file = try folder.write(source, to: "Pasted\(UUID().uuidString.prefix(8)).swift")
    return try run(["-typecheck", "-swift-version", "6", "-warnings-as-errors", file])
  }

  /// Compiles a program against the libraries and runs it; its output. Warnings are `diagnostics`' matter.
  func run(program: String, libraries: [String]) throws -> String {
    let folder = try #require(folder)
    let file = try folder.write(program, to: "main.swift")
    // The objects of the test program; the folders may hold objects of files that are gone.
    let list = products.appendingPathComponent("CradlePackageTests.product/Objects.LinkFileList")
    let objects = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: ["'", "\""]) }
      .filter { path in libraries.contains { path.contains("/\($0).build/") } }
    let executable = folder.file("program")
    let words = try run(
      ["-swift-version", "6", "-Onone", "-suppress-warnings", file, "-o", executable] + objects
        + Self.sanitizer)
    try #require(words == "", "\(words)")
    return try Self.output(of: RunningProgram(executable, []))
  }

  /// The options that link objects built with the address sanitizer, which this process has loaded. The default linker
  /// warns about every function of the sanitizer.
  private static var sanitizer: [String] {
    dlsym(dlopen(nil, RTLD_NOW), "__asan_init") == nil ? [] : ["-sanitize=address", "-use-ld=lld"]
  }

  private func run(_ arguments: [String]) throws -> String {
    let modules = products.appendingPathComponent("Modules").path
    return try Self.output(of: RunningProgram(["swiftc", "-I", modules] + arguments))
  }

  /// The output of a program on both streams.
  private static func output(of program: RunningProgram) throws -> String {
    let status = program.wait()
    let text = try program.output + program.errors
    return status != 0 && text.isEmpty ? "ended with status \(status)" : text
  }
}
