import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';

import { Button } from './Button';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly isOpen: boolean;
  /** Called on Esc, on the close button and on a click beside it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back to where it came from. */
export function Dialog({ isOpen, onClose, title, children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) element?.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // Esc is the keyboard's way to what a click on the backdrop does.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose} onClick={closeFromBackdrop}>
      {isOpen && (
        <div className={styles.body}>
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <Button variant="quiet" onClick={onClose}>
              Close
            </Button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
