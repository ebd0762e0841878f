// The sections that are still the server’s HTML, so that changes can hydrate them first.

interface WaitingSection {
  readonly load: () => Promise<unknown>;
  /** The button that a reader pressed before the section's code was there. */
  pressed?: HTMLButtonElement;
}

/** By the element that holds the section's HTML. */
export const waitingSections = new Map<Element, WaitingSection>();

/** The longest that a change waits for sections, in milliseconds. */
const HYDRATION_LIMIT_MS = 1_000;
const HYDRATION_PAUSE_MS = 10;

/**
 * Hydrates the sections that are still the server’s HTML, which shows the data it was rendered
 * with: React would log an error, and discard the HTML, if that data changed first.
 * @returns when all are hydrated, after a second at the latest; undefined if no section is waiting
 */
export function hydrateSections(): Promise<void> | undefined {
  if (waitingSections.size === 0) return undefined;
  for (const { load } of waitingSections.values()) load().catch(() => undefined);
  const end = Date.now() + HYDRATION_LIMIT_MS;
  return (async () => {
    while (waitingSections.size > 0 && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, HYDRATION_PAUSE_MS));
  })();
}
