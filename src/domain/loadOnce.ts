export interface LoadOnce<Result> {
  load(): Promise<Result>;
  /** The loaded value or its promise; undefined before the first call and after a failure. */
  started(): Promise<Result> | undefined;
}

/** Loads at the first call. A failure isn’t kept: the network may be back at the next one. */
export function loadOnce<Result>(load: () => Promise<Result>): LoadOnce<Result> {
  let kept: Promise<Result> | undefined;
  return {
    load: () => {
      if (kept) return kept;
      const loading = load();
      kept = loading;
      loading.catch(() => (kept = undefined));
      return loading;
    },
    started: () => kept,
  };
}
