// Moves the focus when its element is removed: to the element that took its place, rather than to
// the document. Pitfall: a removed element has lost its surroundings, so they are noted beforehand.
// A navigation moves the focus itself, except from a form's control: a form that follows the
// address's query is replaced as a whole, along with its button.

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea, summary';
const ITEM = 'li, tbody > tr';

interface Place {
  readonly element: Element;
  /** False once the page is another one: its navigation moves the focus. */
  readonly isHere: () => boolean;
  /** From its parent to the document. */
  readonly around: readonly Element[];
  /** The item of a list or table it is in, those after it, and those before, nearest first. */
  readonly items: readonly Element[];
  /** The last item above it: “Show more” adds others. */
  readonly last: Element | undefined;
}

/**
 * Begins to watch the focus inside the page's content.
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  let place: Place | undefined;
  const note = (): void => {
    place = getPlace(document.activeElement);
  };
  const observer = new MutationObserver(() => {
    if (!place || place.element.isConnected) return;
    if (document.activeElement === document.body && place.isHere()) focusWhatFollows(place);
    else note();
  });
  const events = ['focusin', 'click'] as const;
  for (const event of events) document.addEventListener(event, note, true);
  observer.observe(document.body, { childList: true, subtree: true });
  // This code loads late: the focus may be there already.
  note();
  return () => {
    for (const event of events) document.removeEventListener(event, note, true);
    observer.disconnect();
  };
}

function getPlace(element: Element | null): Place | undefined {
  if (!element?.parentElement?.closest('main, aside')) return undefined;
  const item = element.closest(ITEM);
  const before = element.previousElementSibling ?? element.parentElement.previousElementSibling;
  const part = 'form' in element && element.form ? 'pathname' : 'href';
  const address = window.location[part];
  return {
    element,
    isHere: () => window.location[part] === address,
    around: getChain(element, (one) => one.parentElement),
    items: item
      ? [
          item,
          ...getChain(item, (one) => one.nextElementSibling),
          ...getChain(item, (one) => one.previousElementSibling),
        ]
      : [],
    last: item || !before ? undefined : [...before.querySelectorAll(ITEM)].at(-1),
  };
}

function getChain(from: Element, step: (element: Element) => Element | null): Element[] {
  const chain: Element[] = [];
  for (let next = step(from); next; next = step(next)) chain.push(next);
  return chain;
}

function focusWhatFollows({ element, around, items, last }: Place): void {
  const item = items.find(({ isConnected }) => isConnected) ?? last?.nextElementSibling;
  const controls = getControls(item);
  const alike = controls.find(({ textContent }) => textContent === element.textContent);
  const found =
    alike ??
    controls[0] ??
    (item as HTMLElement | undefined) ??
    getControls(around.find(({ isConnected }) => isConnected)).find(isAlike(element)) ??
    findHeading(around);
  if (!found) return;
  if (!found.matches(FOCUSABLE)) found.tabIndex = -1;
  found.focus({ preventScroll: item === undefined });
}

function getControls(place: Element | null | undefined): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
}

function isAlike(element: Element): (other: Element) => boolean {
  const describe = ({ tagName, textContent }: Element) => `${tagName} ${textContent}`;
  return (other) =>
    describe(other) === describe(element) &&
    ['name', 'aria-label'].every((name) => other.getAttribute(name) === element.getAttribute(name));
}

/** Of the nearest part of the page that has one. */
function findHeading(around: readonly Element[]): HTMLElement | null {
  const main = document.getElementById('main');
  const places = around.filter((one) => one.isConnected && one.closest('main, aside'));
  for (const place of [...places, main]) {
    const heading = place?.querySelector<HTMLElement>('h1, h2');
    if (heading) return heading;
  }
  return null;
}
