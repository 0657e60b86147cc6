import CradleGeometry
import CradleScrolling

let list = ScrollView(
  viewportSize: Size(width: 375, height: 667), contentSize: Size(width: 375, height: 4400))

// Your events, on your clock: a finger that moves 120 pt up in 60 ms, and lifts.
list.pointer(PointerEvent(.down, at: Point(x: 180, y: 500), time: 0, device: .touch))
for step in 1...6 {
  let time = Double(step) / 100
  list.pointer(
    PointerEvent(.move, at: Point(x: 180, y: 500 - 2000 * time), time: time, device: .touch))
}
list.pointer(PointerEvent(.up, at: Point(x: 180, y: 380), time: 0.06, device: .touch))

// Your frames, at any rate: the offset is a closed form of time.
while !list.isResting {
  list.advance(by: 1 / 60)
}
print(list.contentOffset.y)  // about 1103
