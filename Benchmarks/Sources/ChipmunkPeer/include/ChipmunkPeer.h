#ifndef CHIPMUNK_PEER_H
#define CHIPMUNK_PEER_H
#include "Peer.h"

/// Chipmunk 7.0.3 with its default 10 iterations.
const Peer *_Nonnull chipmunk_peer(void);

#endif
