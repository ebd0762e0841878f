import { type ComponentType, useEffect, useState } from 'react';

interface LazyComponentProps<Props extends object> {
  /** Must be stable across renders, or it would run on every render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/**
 * A component whose code is loaded on demand. Renders nothing while loading or if loading fails.
 */
export function LazyComponent<Props extends object>({ load, props }: LazyComponentProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    load().then(
      (component) => setLoaded(() => component),
      () => undefined,
    );
  }, [load]);
  return Loaded ? <Loaded {...props} /> : null;
}
