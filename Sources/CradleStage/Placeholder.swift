import CradleGeometry
public struct Color: Hashable, Sendable { public init(hex: UInt32) {} }
public final class Canvas {}
