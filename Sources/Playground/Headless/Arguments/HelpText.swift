/// The text of `cradle --help`; the options' lines come from the options themselves.
enum HelpText {
  static let version = "0.1.0"

  static var text: String {
    """
    cradle - a playground of scrolling and springs, in a window or without one

    \(usage)

    Options of play
    \(table(of: .play))

    Options of the window
    \(table(of: .window))

    Options of demos, bench and fit
    \(lines(CommandOption.allCases.filter { $0.commands == [.demos, .bench, .fit] }))

    Others
    \(lines([.kind, .open, .help, .version]))

    Examples
      cradle                                       open the window
      cradle demos scroll                          the parameters and actions of one demo
      cradle play scroll --script fling.json --trace - | head
      cradle play scroll --set rate=0.99 --shots 0,0.5,1 --out pictures --scale 2

    A script is {"events": [...]}: each event has "at" in seconds and one of
      "pointer": "down"|"move"|"up"|"cancel", "x": X, "y": Y
                                                 [, "device": "touch", "button": "right", "id": FINGER]
      "wheel": [DX, DY], "x": X, "y": Y                        [, "precise": true, "zoom": true]
      "key": "PageDown"    "set": {"rate": 0.99}    "resize": [W, H]
      "action": NAME                                           [, "index": N, "text": "a name"]
      "contents": {"items": [[KEY, ...], ...]}                 what undo brings back, as --record writes it
      "contents": {"sheets": [PAGE, ...]}                      the same of dynamics-lab
    A pointer or wheel with "paused": true moved while the clock stood still, and gives no velocity.
    With --window "resize" does nothing, and X and Y are places in the demo's viewport inside the window.
    A preset is {"demo": "scroll", "values": {"rate": 0.99}}. Every value that is named holds in the end.

    Samples for fit are lines of time,offset or time,offset,finger, in seconds and points: a fling, a
    bounce, or both in one; with the finger's place, a pull from the edge on. Idle time and a drag
    before the release are left out. Decimal commas are read where columns are separated by ; or tabs.

    The window remembers its demos in $XDG_STATE_HOME/cradle (state.json, demos.json), and your presets and
    pages in $XDG_CONFIG_HOME/cradle (presets.json, pages.json). With --record or --trace it neither reads
    nor writes demos.json and pages.json. 'cradle play' reads none of the four.
    Ctrl+C in the window copies a line such as 'cradle play scroll --set rate=0.99', Ctrl+V takes one.

    Exit status: 0 done; 2 bad arguments, script, preset or value; 1 anything else.

    """
  }

  private static let usage = """
    Usage
      cradle [DEMO] [OPTIONS]            the window; without DEMO the last one used
      cradle demos [DEMO] [--json]       what there is to play with
      cradle play DEMO [OPTIONS]         a demo without a window, as fast as the machine can
      cradle bench [--json]              the engine's own speed
      cradle fit FILE|- [--json | --open DEMO]  which deceleration, spring or band moved recorded samples
      cradle --help | --version
    """

  private static func table(of command: CommandOption.Command) -> String {
    lines(CommandOption.allCases.filter { $0.commands.contains(command) && $0.commands.count < 4 })
  }

  private static func lines(_ options: [CommandOption]) -> String {
    options.map { option in
      let head = "  \(option.spelling) \(option.placeholder ?? "")"
      return head + String(repeating: " ", count: max(1, 36 - head.count)) + option.meaning
    }.joined(separator: "\n")
  }
}
