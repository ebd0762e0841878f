import { type ComponentType, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';

export interface LazyDialog<P> {
  /** Set once the dialog has been requested. */
  readonly Dialog: ComponentType<P> | undefined;
  readonly isOpen: boolean;
  /**
   * Resolves once the dialog is open. If its code fails to load, navigates to the corresponding
   * page instead.
   */
  readonly open: () => Promise<void>;
  readonly close: () => void;
  /**
   * For the link that opens the dialog: without JavaScript, or with a modifier key, it leads to the
   * page.
   */
  readonly linkProps: {
    readonly href: string;
    readonly 'aria-haspopup': 'dialog';
    readonly onClick: (event: MouseEvent) => void;
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
  };
  /** Preloads the code. Errors are ignored; `open` will report them. */
  readonly warmUp: () => void;
}

/**
 * A dialog that stands in for a page; its code loads when the reader approaches the link.
 * @param beforeOpen called once the code has loaded, right before the dialog opens
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
      // Synchronously, including effects: a key pressed in between would reach neither the page nor
      // the dialog.
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
