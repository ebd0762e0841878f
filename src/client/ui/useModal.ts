import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Opens and closes a native modal dialog, and calls `onClose` on a backdrop click. Esc triggers the
 * dialog's own `onClose`.
 */
export function useModal(
  isOpen: boolean,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of what is inside, which may focus a field: showModal() focuses the first.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) {
      keepGutter();
      element?.showModal();
    }
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  useEffect(() => {
    const element = dialog.current;
    // The backdrop belongs to the dialog: a click on it has the dialog itself as its target.
    const closeFromBackdrop = (event: Event) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', closeFromBackdrop);
    return () => element?.removeEventListener('click', closeFromBackdrop);
  }, [onClose]);
  return dialog;
}

/** base.css closes the scrollbar's gutter behind a modal dialog; the page keeps its width by this. */
function keepGutter(): void {
  const { clientWidth, style } = document.documentElement;
  style.setProperty('--gutter', `${window.innerWidth - clientWidth}px`);
}
