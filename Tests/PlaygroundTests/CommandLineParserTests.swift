import CradleGeometry
import Testing

@testable import Playground

struct CommandLineParserTests {
  let parser = CommandLineParser(catalog: [ProbeDemo.self, ScrollDemo.self])

  func play(_ words: String...) throws -> PlayOptions? {
    guard case .play(let options) = try parser.parse(["play", "probe"] + words) else { return nil }
    return options
  }

  @Test("play takes every option") func playTakesEveryOption() throws {
    let options = try #require(
      try play(
        "--script", "-", "--seconds", "2.5", "--rate=120", "--viewport", "320x480", "--set", "speed=1",
        "--set=mode=wild", "--preset", "p.json", "--trace", "-", "--shots", "1,0.5,1", "--out", "d",
        "--scale",
        "2", "--theme", "light"))
    #expect(options.demo.card.id == "probe")
    #expect(options.script == "-" && options.trace == "-" && options.preset == "p.json" && options.out == "d")
    #expect(options.seconds == 2.5 && options.rate == 120 && options.scale == 2 && options.theme == .light)
    #expect(options.viewport == Size(width: 320, height: 480))
    #expect(options.settings.map(\.name) == ["speed", "mode"])
    #expect(options.settings.map(\.word) == ["1", "wild"])
    #expect(options.shots == [0.5, 1])
  }

  @Test("play without options has the defaults that its help names") func playHasDefaults() throws {
    let options = try #require(try play())
    #expect(options.rate == 60 && options.scale == 1 && options.seconds == nil && options.viewport == nil)
  }

  @Test("the window takes a demo or none, before or after its options") func windowTakesADemoOrNone() throws {
    guard case .window(let none) = try parser.parse([]),
      case .window(let options) = try parser.parse([
        "--reduce-motion", "--size", "900x600", "probe", "--renderer", "software", "--record", "r", "--trace",
        "t", "--scale", "1.5", "--theme", "dark", "--set", "speed=3",
      ])
    else {
      Issue.record("not the window")
      return
    }
    #expect(none.demo == nil && !none.reduceMotion)
    #expect(options.demo?.card.id == "probe" && options.reduceMotion)
    #expect(options.size == Size(width: 900, height: 600) && options.renderer == .software)
    #expect(options.record == "r" && options.trace == "t" && options.scale == 1.5 && options.theme == .dark)
    #expect(options.settings == [try SettingArgument("speed=3")])
  }

  @Test("demos, bench, fit, help and version are parsed with their options")
  func otherCommandsAreParsed() throws {
    guard case .demos(nil, json: true) = try parser.parse(["demos", "--json"]),
      case .demos(.some, json: false) = try parser.parse(["demos", "probe"]),
      case .bench(json: true) = try parser.parse(["--json", "bench"]),
      case .fit(FitOptions(file: "s.csv", json: true, viewport: Size(width: 3, height: 4)), window: _) =
        try parser.parse(["fit", "s.csv", "--json", "--viewport", "3x4"]),
      case .help = try parser.parse(["play", "--help"]), case .help = try parser.parse(["-h"]),
      case .version = try parser.parse(["--version"])
    else {
      Issue.record("read as something else")
      return
    }
  }

  @Test("fit opens a window of the asked size, renderer and theme") func fitTakesTheWindowsLook() throws {
    guard
      case .fit(let options, let window) = try parser.parse([
        "fit", "s.csv", "--open", "probe", "--size", "900x600", "--renderer", "software", "--theme", "light",
        "--scale", "2", "--reduce-motion", "--kind", "band",
      ])
    else {
      Issue.record("not fit")
      return
    }
    #expect(options.kind == .band)
    #expect(options.open == "probe" && window.size == Size(width: 900, height: 600) && window.reduceMotion)
    #expect(window.renderer == .software && window.theme == .light && window.scale == 2)
  }

  @Test(
    "the message for an invalid word names it and the expected form",
    arguments: [
      ("fit s.csv --size 9x9", "--size: expected --open DEMO with it"),
      (
        "fit s.csv --kind bend", "--kind: expected fling or band or spring, not 'bend' (did you mean 'band'?)"
      ),
      ("prob", "prob: there is no such demo or command (did you mean 'probe'?)"),
      ("paly probe", "paly: there is no such demo or command (did you mean 'play'?)"),
      (
        "window",
        "window: there is no such demo or command ('cradle demos' lists them, 'cradle --help' explains)"
      ),
      ("probe scroll", "scroll: expected nothing but options after 'probe'"),
      ("bench x", "x: expected nothing but options after 'bench'"),
      ("fit", "fit: expected a file of samples after it, lines of time,offset or time,offset,finger"),
      ("fit a b", "b: expected nothing but options after 'a'"),
      ("play", "play: expected a demo after it ('cradle demos' lists them)"),
      (
        "play scrol",
        "play scrol: there is no such demo (did you mean 'scroll'?) ('cradle demos' lists them)"
      ),
      ("play probe x", "x: expected nothing but options after 'probe'"),
      ("--secnds 2", "--secnds: there is no such option (did you mean '--seconds'?)"),
      ("-x", "-x: there is no such option ('cradle --help' lists them)"),
      (
        "--json", "--json: is an option of 'cradle demos', 'cradle bench' and 'cradle fit', not of the window"
      ),
      ("play probe --size 9x9", "--size: is an option of the window and 'cradle fit', not of 'cradle play'"),
      ("--reduce-motion=yes", "--reduce-motion: takes no value, not 'yes'"),
      ("play probe --seconds", "--seconds: expected a number of seconds after it"),
      ("play probe --trace --seconds 1", "--trace: expected FILE|- after it"),
      ("play probe --out=", "--out: expected DIR after it"),
      ("play probe --rate 60 --rate 30", "--rate: given twice, expected once"),
      ("play probe --seconds -1", "--seconds: expected a number of seconds from 0 to 86400, not '-1'"),
      ("play probe --seconds nan", "--seconds: expected a number of seconds from 0 to 86400, not 'nan'"),
      ("play probe --seconds 1e9", "--seconds: expected a number of seconds from 0 to 86400, not '1e9'"),
      (
        "play probe --rate 0", "--rate: expected a number of frames a second above 0 and up to 10000, not '0'"
      ),
      (
        "play probe --rate inf",
        "--rate: expected a number of frames a second above 0 and up to 10000, not 'inf'"
      ),
      ("play probe --scale 9", "--scale: expected a number of pixels a point above 0 and up to 8, not '9'"),
      ("play probe --viewport 375", "--viewport: expected WxH in points, each from 1 to 16384, not '375'"),
      ("play probe --viewport 0x5", "--viewport: expected WxH in points, each from 1 to 16384, not '0x5'"),
      (
        "play probe --viewport 1x2x3", "--viewport: expected WxH in points, each from 1 to 16384, not '1x2x3'"
      ),
      ("--size 1e9x5", "--size: expected WxH in points, each from 1 to 16384, not '1e9x5'"),
      ("--theme drk", "--theme: expected dark or light, not 'drk' (did you mean 'dark'?)"),
      ("--renderer gpu", "--renderer: expected software or accelerated, not 'gpu'"),
      ("play probe --set speed", "--set speed: expected NAME=VALUE, such as damping=0.5"),
      ("play probe --set =1", "--set =1: expected NAME=VALUE, such as damping=0.5"),
      ("play probe --shots 1", "--shots: expected --out DIR with it"),
      ("play probe --out d", "--out: expected --shots T1,T2,... with it"),
      (
        "play probe --out d --shots 1,,2",
        "--shots: expected times in seconds from 0 to 86400, such as 0.5,1.25, not ''"
      ),
      (
        "play probe --out d --shots 0.1001,0.1002",
        "--shots: 0.1001 and 0.1002 are the same millisecond, 0.100; expected one"
      ),
      ("play probe --out d --shots 4 --seconds 3", "--shots: expected times up to --seconds, 3, not '4'"),
    ])
  func mistakeIsNamed(line: String, message: String) {
    #expect(throws: CommandError.usage(message)) {
      _ = try parser.parse(line.split(separator: " ").map(String.init))
    }
  }

  @Test("a message is one line on standard error, and a usage error exits with 2, a failure with 1")
  func messageIsOneLine() {
    #expect(CommandError.usage("a\nb\u{1B}\u{2028}é").line == "cradle: a\\nb\\u{1B}\\u{2028}é")
    #expect(CommandError.usage("").exitStatus == 2)
    #expect(CommandError.failure("").exitStatus == 1)
  }

  @Test("the help has every option and command, and lines of at most 104 letters") func helpIsComplete() {
    for option in CommandOption.allCases { #expect(HelpText.text.contains(option.spelling)) }
    for command in ["demos", "play", "bench", "fit"] { #expect(HelpText.text.contains("cradle \(command)")) }
    #expect(HelpText.text.contains("Exit status"))
    #expect(HelpText.text.contains("\"contents\": {\"sheets\": [PAGE, ...]}"))
    #expect(HelpText.text.contains("With --window \"resize\" does nothing"))
    #expect(!HelpText.text.split(separator: "\n").contains { $0.count > 104 })
  }
}
