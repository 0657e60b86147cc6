import CradleGeometry
import CradleScrolling

let list = ScrollView(
  viewportSize: Size(width: 375, height: 667), contentSize: Size(width: 375, height: 4400))
list.pointer(PointerEvent(.down, at: Point(x: 180, y: 500), time: 0, device: .touch))
list.pointer(PointerEvent(.move, at: Point(x: 180, y: 440), time: 0.03, device: .touch))
list.pointer(PointerEvent(.move, at: Point(x: 180, y: 380), time: 0.06, device: .touch))
list.pointer(PointerEvent(.up, at: Point(x: 180, y: 380), time: 0.06, device: .touch))
while !list.isResting { list.advance(by: 1 / 60) }  // your frames, at any rate
print(list.contentOffset.y)  // about 1103
