// A section whose code is not part of a page's first load: the server renders it, and the browser
// fetches its code when it comes near the viewport, then takes the HTML over (docs/decisions/0023).
// What one would get wrong: <Suspense> around it would let React move large sections out of the
// page's HTML and back in by script; <Activity> hydrates by itself as well and never moves anything.
import {
  Activity,
  type ComponentType,
  createElement,
  memo,
  use,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import styles from './lazySection.module.css';

/** Half a window's height: the code of most sections is there before they are. */
const NEAR = '50% 0px';

/** Milliseconds until code that could not be fetched may be asked for again. */
const RETRY_MS = 1_000;

const loaders = new Set<() => Promise<unknown>>();
/** After the first navigation in the browser no HTML holds a section's place. */
let isLoadingAhead = typeof window === 'undefined';

/**
 * Fetches the code of all sections, for a page that the browser itself renders.
 * @returns when it is there, or cannot be had
 */
export async function loadSections(): Promise<void> {
  isLoadingAhead = true;
  await Promise.allSettled([...loaders].map((load) => load()));
}

const ignore = (): void => undefined;

/**
 * A component in place of one that `fetchCode` gives. Where the code cannot be fetched, a section
 * of the server's stays as it is; one of the browser's throws to the page's error boundary.
 */
export function lazySection<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  type Code = ComponentType<Props>;
  let arrive: (code: Code) => void = ignore;
  /** Never fails: a section of the server's waits with its HTML in place. */
  const arrival = new Promise<Code>((resolve) => (arrive = resolve));
  let loading: Promise<Code> | undefined;
  let isLoaded = false;

  async function fetchOnce(): Promise<Code> {
    try {
      // Taking the HTML over renders twice, with the same properties.
      const code = memo(await fetchCode());
      isLoaded = true;
      arrive(code);
      // React then reads them at once, instead of waiting a moment for what is there.
      for (const promise of [loading, arrival])
        void Object.assign(promise!, { status: 'fulfilled', value: code });
      return code;
    } catch (error) {
      setTimeout(() => (loading = undefined), RETRY_MS);
      throw error;
    }
  }

  const load = (): Promise<Code> => (loading ??= fetchOnce());

  function Section(props: Props) {
    const isHydrating = useIsHydrating();
    return createElement(use(isHydrating ? arrival : load()), props);
  }

  function LazySection(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (isLoaded || !place.current) return undefined;
      return whenNear(place.current.children, () => void load().catch(ignore));
    }, []);
    return (
      <div ref={place} className={styles.place}>
        <Activity>
          <Section {...props} />
        </Activity>
      </div>
    );
  }

  loaders.add(load);
  if (isLoadingAhead) load().catch(ignore);
  return LazySection;
}

/** Also true on the server, which has the code before it renders. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(neverChanges, isClient, isServer);
}

const neverChanges = () => ignore;
const isClient = () => false;
const isServer = () => true;

function whenNear(elements: HTMLCollection, act: () => void): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return void act();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) act();
    },
    { rootMargin: NEAR },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
