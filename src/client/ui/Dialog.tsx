import { type ReactNode, useId } from 'react';
import { Button } from './Button';
import styles from './Dialog.module.css';
import { useModal } from './useModal';

interface DialogProps {
  readonly isOpen: boolean;
  /** Called on Esc, on the close button and on a backdrop click. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** The native modal dialog: it traps focus and restores it on close. */
export function Dialog({ isOpen, onClose, title, children }: DialogProps) {
  const titleId = useId();
  const dialog = useModal(isOpen, onClose);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      {isOpen && (
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <Button variant="quiet" onClick={onClose}>
              Close
            </Button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
