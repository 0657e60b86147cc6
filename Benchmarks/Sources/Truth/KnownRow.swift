/// A row of the table in which another engine was nearer to the truth when this was measured, on 2026-11-26 with every law:
/// `make truth`, whose figures do not depend on the clock. FIGURES.md has the numbers, under "Laws".
///
/// Most of a sag is the overlap that a contact keeps (`ContactLift`).
struct KnownRow {
  var law: String
  var figure: String

  static let all = [
    KnownRow(law: "20 shapes collide freely, 20 times", figure: "angular momentum's median error, of Σ|L|"),
    KnownRow(law: "20 shapes collide freely, 20 times", figure: "angular momentum's largest error, of Σ|L|"),
    KnownRow(law: "10 kg on 1 kg, 10 s", figure: "sag of the light one"),
    KnownRow(law: "10 kg on 1 kg, 10 s", figure: "sag of the top"),
    KnownRow(law: "100 kg on 1 kg, 10 s", figure: "sag of the light one"),
    KnownRow(law: "100 kg on 1 kg, 10 s", figure: "sag of the top"),
    KnownRow(law: "1000 kg on 1 kg, 10 s", figure: "sag of the light one"),
    KnownRow(law: "1000 kg on 1 kg, 10 s", figure: "tilt"),
    KnownRow(law: "tower of 10, 30 s", figure: "sag of the top"),
    KnownRow(law: "tower of 10, 30 s", figure: "shift of the top"),
    KnownRow(law: "tower of 30, 30 s", figure: "sag of the top"),
    KnownRow(law: "tower of 30, 30 s", figure: "shift of the top"),
  ]
}
