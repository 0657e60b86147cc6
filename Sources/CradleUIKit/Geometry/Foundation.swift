// As UIKit does: who imports it has CGFloat, CGRect, IndexPath and NSObject.
@_exported import Foundation
