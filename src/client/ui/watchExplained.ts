// Finds what a reader points at, taps or focuses, and has it explained. An element explains itself
// by its `title`, by `data-tip` with a word of tips.data.ts, or by its accessible name where
// `data-tip` is empty. Pitfall: a browser shows titles itself, so they are taken away meanwhile.
import { TIPS } from './tips.data';

export interface Explained {
  readonly element: Element;
  readonly words: string;
}

/** Milliseconds the pointer must rest. */
const DELAY_MS = 700;

/** Within this time after a tooltip, the next one opens without delay. Milliseconds. */
const SKIP_DELAY_MS = 300;

const EXPLAINED = '[title]:not(iframe), [data-tip]';

/** @returns a function that stops it */
export function watchExplained(show: Show): () => void {
  const watch = new Watch(show);
  const entries = Object.entries({
    pointerover: (event: PointerEvent) => watch.point(event),
    pointerdown: (event: PointerEvent) => watch.press(event),
    focusin: (event: FocusEvent) => watch.focus(event),
    focusout: () => watch.close(),
  }) as [string, EventListener][];
  for (const [type, handle] of entries) document.addEventListener(type, handle);
  // This code may arrive after the focus.
  watch.focus({ target: document.activeElement });
  return () => {
    watch.leave();
    for (const [type, handle] of entries) document.removeEventListener(type, handle);
  };
}

type Show = (explained: Explained | undefined) => void;

class Watch {
  private current: (Explained & { readonly title: string | null }) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isShown = false;
  private shownUntil = Number.NEGATIVE_INFINITY;

  constructor(private readonly show: Show) {}

  point({ target, pointerType }: PointerEvent): void {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    const isNext = this.isShown || performance.now() - this.shownUntil < SKIP_DELAY_MS;
    this.reach(target.closest(EXPLAINED), isNext ? 0 : DELAY_MS);
  }

  /** A press acts on links and buttons; a tap on anything else asks what it is. */
  press({ target, pointerType }: PointerEvent): void {
    const element = target instanceof Element ? target.closest(EXPLAINED) : null;
    if (pointerType === 'touch' && !element?.closest('a, button')) this.reach(element);
    else this.close();
  }

  focus({ target }: Pick<FocusEvent, 'target'>): void {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    this.reach(target.closest(EXPLAINED) ?? target.querySelector(EXPLAINED));
  }

  /** Also the tooltip of what the pointer has left, which it could have entered. */
  close(): void {
    this.show(undefined);
    this.leave();
  }

  leave(): void {
    clearTimeout(this.timer);
    if (this.isShown) this.shownUntil = performance.now();
    this.isShown = false;
    if (this.current?.title != null) this.current.element.setAttribute('title', this.current.title);
    this.current = undefined;
  }

  private reach(element: Element | null, delay = 0): void {
    if (element && element === this.current?.element) return;
    this.leave();
    const words = element && wordsOf(element);
    if (!words) return;
    this.current = { element, words, title: element.getAttribute('title') };
    element.removeAttribute('title');
    if (delay > 0) this.timer = setTimeout(() => this.open(), delay);
    else this.open();
  }

  private open(): void {
    this.isShown = true;
    this.show(this.current);
  }
}

function wordsOf(element: Element): string | null | undefined {
  const tip = element.getAttribute('data-tip');
  return element.getAttribute('title') ?? (tip ? TIPS[tip] : element.getAttribute('aria-label'));
}
