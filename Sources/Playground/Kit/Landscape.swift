/// A photo of `assets/photos` and its cell's text; `make pictures` paints the photos (Tools/Landscapes).
struct Landscape: Hashable, Sendable {
  let title: String
  let subtitle: String
  /// The file's name in `assets/photos`.
  let file: String

  /// All twelve, in the files' order.
  static let all = [
    Landscape(title: "First Light", subtitle: "Seven ridges above Anwen", file: "01.jpg"),
    Landscape(title: "The Long Crest", subtitle: "Dunes of Tazmar", file: "02.jpg"),
    Landscape(title: "Last Ferry", subtitle: "Cape Morrow, west shore", file: "03.jpg"),
    Landscape(title: "Green Fire", subtitle: "Lake Ihala in January", file: "04.jpg"),
    Landscape(title: "Still Water", subtitle: "Lake Verrin, before the wind", file: "05.jpg"),
    Landscape(title: "Home Fields", subtitle: "The downs near Alder", file: "06.jpg"),
    Landscape(title: "Red Table", subtitle: "Mesa Corada at six", file: "07.jpg"),
    Landscape(title: "High Moon", subtitle: "The Sel range, 3,900 m", file: "08.jpg"),
    Landscape(title: "Between Beeches", subtitle: "Hollin Wood, early", file: "09.jpg"),
    Landscape(title: "Slow Fire", subtitle: "Mount Oru from the sea", file: "10.jpg"),
    Landscape(title: "Violet Rows", subtitle: "Plateau of Saint-Aubry", file: "11.jpg"),
    Landscape(title: "Before the Rain", subtitle: "The wheat road, Kellan Plain", file: "12.jpg"),
  ]
}
