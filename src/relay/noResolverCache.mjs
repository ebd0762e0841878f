// What stands in the browser's build for Relay's cache of client resolvers (next.config.ts): the
// store calls these five, and there are no resolvers to invalidate or to batch
// (docs/decisions/0005).
export class LiveResolverCache {
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  unsubscribeFromLiveResolverRecords() {}

  batchLiveStateUpdates(callback) {
    callback();
  }

  /** Returns whether anything was published. */
  batchLiveStateUpdatesWithoutNotify(callback) {
    callback();
    return false;
  }
}
