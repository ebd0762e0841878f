import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface LazyComponentProps<Props extends object> {
  /** Must be stable across renders, or it would run on every render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Shown while loading, and if loading fails. */
  readonly fallback?: ReactNode;
}

/** A component whose code is loaded on demand. */
export function LazyComponent<Props extends object>({
  load,
  props,
  fallback = null,
}: LazyComponentProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    load().then(
      (component) => setLoaded(() => component),
      () => undefined,
    );
  }, [load]);
  return Loaded ? <Loaded {...props} /> : fallback;
}
