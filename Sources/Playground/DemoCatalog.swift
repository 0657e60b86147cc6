/// All demos, in the sidebar's order. A new demo is a file and a line here.
enum DemoCatalog {
  static var demos: [any Demo.Type] {
    [
      ScrollDemo.self,
      RubberBandDemo.self,
      BounceDemo.self,
      NestedScrollDemo.self,
      SpringListDemo.self,
      SpringyGridDemo.self,
      NewtonsCradleDemo.self,
      GravityCollisionDemo.self,
      NewtonianDemo.self,
      DynamicsLabDemo.self,
      LineLayoutDemo.self,
      CircleLayoutDemo.self,
      LayoutSwitchDemo.self,
      FeaturedDemo.self,
      CompositionalDemo.self,
    ]
  }

  /// The demo that the window opens at its first start.
  static var first: any Demo.Type { SpringListDemo.self }

  /// The demo with an id; nil when there is none.
  static func demo(id: String) -> (any Demo.Type)? {
    demos.first { $0.card.id == id }
  }
}
