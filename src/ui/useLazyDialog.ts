import { type ComponentType, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';

export interface LazyDialog<P> {
  /** There once the dialog was wanted. */
  readonly Dialog: ComponentType<P> | undefined;
  readonly isOpen: boolean;
  /**
   * Resolves when it is open. Where its code cannot be had, the page it stands for is gone to
   * instead.
   */
  readonly open: () => Promise<void>;
  readonly close: () => void;
  /** For the link that opens it: without scripts, or with a key held down, it leads to the page. */
  readonly linkProps: {
    readonly href: string;
    readonly 'aria-haspopup': 'dialog';
    readonly onClick: (event: MouseEvent) => void;
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
  };
  /** Fetches the code. A guess: if it fails, opening will say so. */
  readonly warmUp: () => void;
}

/**
 * A dialog in the place of a page, whose code is fetched when the reader comes near the link to it.
 * @param beforeOpen called when the code is there, right before the dialog opens
 */
export function useLazyDialog<P>(
  href: string,
  load: () => Promise<ComponentType<P>>,
  beforeOpen?: () => void,
): LazyDialog<P> {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<P>>();

  async function open() {
    try {
      const Loaded = await load();
      // At once, effects included: a letter typed in between would fall on neither the page nor the
      // dialog.
      flushSync(() => {
        beforeOpen?.();
        setDialog(() => Loaded);
        setOpen(true);
      });
    } catch {
      window.location.assign(href);
    }
  }

  function openUnlessElsewhere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  }

  const warmUp = () => void load().catch(() => undefined);
  return {
    Dialog,
    isOpen,
    open,
    close: () => setOpen(false),
    linkProps: {
      href,
      'aria-haspopup': 'dialog',
      onClick: openUnlessElsewhere,
      onPointerEnter: warmUp,
      onFocus: warmUp,
    },
    warmUp,
  };
}
