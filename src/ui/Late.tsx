import { type ComponentType, useEffect, useState } from 'react';

interface LateProps<Props extends object> {
  /** One function for the life of the page, or it would be called at every drawing. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/**
 * A component whose code is fetched once it is wanted. Nothing is drawn until then, and where it
 * cannot be fetched.
 */
export function Late<Props extends object>({ load, props }: LateProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    load().then(
      (component) => setLoaded(() => component),
      () => undefined,
    );
  }, [load]);
  return Loaded ? <Loaded {...props} /> : null;
}
