import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens and closes the browser's own modal dialog, and calls `onClose` on a click beside it; Esc
 * reaches the dialog's `onClose` by itself.
 */
export function useModal(
  isOpen: boolean,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) element?.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  useEffect(() => {
    const element = dialog.current;
    // The backdrop belongs to the dialog: a click on it, and on nothing inside, has the dialog
    // itself as its target.
    const closeFromBackdrop = (event: Event) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', closeFromBackdrop);
    return () => element?.removeEventListener('click', closeFromBackdrop);
  }, [onClose]);
  return dialog;
}
