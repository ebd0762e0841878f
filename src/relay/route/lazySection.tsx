// A section whose code is not part of the initial load: the server renders it, and the browser
// loads its code as it approaches the viewport and hydrates it then (docs/decisions/0023). Pitfall:
// with <Suspense>, React might stream large sections out of order and move them into place by
// script; <Activity> also hydrates separately but never moves anything.
import {
  Activity,
  type ComponentType,
  createElement,
  memo,
  type RefObject,
  use,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { waitingSections } from '@/relay/waitingSections';
import styles from './lazySection.module.css';
import { replayEdits } from './replayEdits';

/** Half a viewport: most sections' code has loaded by the time they scroll into view. */
const NEAR = '50% 0px';

/** Milliseconds until code that failed to load may be requested again. */
const RETRY_MS = 1_000;

const isOnServer = typeof window === 'undefined';

const loaders = new Set<() => Promise<unknown>>();
/**
 * True once sections are rendered by the client: after the first client navigation there is no
 * server HTML to wait behind.
 */
let isLoadingAhead = isOnServer;

/**
 * Loads the code of all sections, for a page rendered by the client.
 * @returns when all have loaded or failed
 */
export async function loadSections(): Promise<void> {
  isLoadingAhead = true;
  await Promise.allSettled([...loaders].map((load) => load()));
}

const ignore = (): void => undefined;

interface LazySectionOptions {
  /** False for code that few pages need: it is then loaded where it is rendered, not ahead. */
  readonly isAhead?: boolean;
}

/**
 * Wraps the component that `fetchCode` loads. If loading fails, a server-rendered section keeps its
 * HTML; a client-rendered one throws to the page's error boundary.
 */
export function lazySection<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  { isAhead = true }: LazySectionOptions = {},
): ComponentType<Props> {
  type Code = ComponentType<Props>;
  let arrive: (code: Code) => void = ignore;
  /** Never rejects: a server-rendered section waits behind its HTML. */
  const arrival = new Promise<Code>((resolve) => (arrive = resolve));
  let loading: Promise<Code> | undefined;
  let isLoaded = false;

  async function fetchOnce(): Promise<Code> {
    try {
      // Hydration renders twice with the same props.
      const code = memo(await fetchCode());
      isLoaded = true;
      arrive(code);
      // Lets React's `use` read them synchronously instead of suspending for a microtask.
      for (const promise of [loading, arrival])
        void Object.assign(promise!, { status: 'fulfilled', value: code });
      return code;
    } catch (error) {
      setTimeout(() => (loading = undefined), RETRY_MS);
      throw error;
    }
  }

  const load = (): Promise<Code> => (loading ??= fetchOnce());

  const Section = createSection<Props>(arrival, load);

  function LazySection(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const element = place.current;
      if (isLoaded || !element) return undefined;
      waitingSections.set(element, { load });
      const stop = whenNear(element.children, () => void load().catch(ignore));
      return () => {
        stop?.();
        waitingSections.delete(element);
      };
    }, []);
    return (
      <div ref={place} className={styles.place}>
        <Activity>
          <Section place={place} props={props} />
        </Activity>
      </div>
    );
  }

  if (isAhead) loaders.add(load);
  if (isLoadingAhead && (isAhead || isOnServer)) load().catch(ignore);
  return LazySection;
}

interface SectionProps<Props> {
  readonly place: RefObject<HTMLElement | null>;
  readonly props: Props;
}

/** The code of a section, which waits behind the server's HTML for its arrival. */
function createSection<Props extends object>(
  arrival: Promise<ComponentType<Props>>,
  load: () => Promise<ComponentType<Props>>,
) {
  return function Section({ place, props }: SectionProps<Props>) {
    const isHydrating = useIsHydrating();
    const wasHydrated = useRef(isHydrating);
    useEffect(() => {
      if (wasHydrated.current && place.current) takeUp(place.current);
      wasHydrated.current = false;
    }, [place]);
    return createElement(use(isHydrating ? arrival : load()), props);
  };
}

// React, which listens below the document, stops what it cannot handle yet.
if (!isLoadingAhead) document.addEventListener('click', holdPress, true);

/** Only code can answer a press; one that the browser answers by itself is left to it. */
function holdPress(event: MouseEvent): void {
  const button = (event.target as Element).closest('button');
  const section = waitingSections.get(button?.closest(`.${styles.place}`) as Element);
  if (!button || !section || button.matches('[popovertarget], form[action] *')) return;
  // A form without an address would reload the page.
  event.preventDefault();
  section.pressed = button;
  section.load().catch(ignore);
}

function takeUp(place: Element): void {
  replayEdits(place);
  const pressed = waitingSections.get(place)?.pressed;
  waitingSections.delete(place);
  // Once React has rendered the edits.
  setTimeout(() => pressed?.click());
}

/** Also true on the server, where the code is loaded before rendering. */
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
