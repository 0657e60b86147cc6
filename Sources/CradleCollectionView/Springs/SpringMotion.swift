import CradlePhysics

/// The displacement of a cell on a spring from its anchor, in points along the scroll direction, and its
/// velocity, in pt/s.
typealias SpringMotion = SpringTransition.State
