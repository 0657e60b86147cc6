import CradlePhysics

/// How far something on a spring is from where it hangs, in points along the way, and how fast that changes, in pt/s.
typealias SpringMotion = SpringTransition.State
