import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import styles from './Form.module.css';

type ConfirmButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'aria-label'> & {
  /** The words of the button, which only opens the question. */
  readonly ask: string;
  /** The question: "Leave Storefront?" */
  readonly title: string;
  /** The words of the button that does it. */
  readonly confirm: string;
  readonly cancel?: string;
  readonly onConfirm: () => void;
  /** Says what ends and what stays. */
  readonly children?: ReactNode;
};

/** A button for an action that can't be undone: it asks in a dialog first. */
export function ConfirmButton({
  ask,
  title,
  confirm,
  cancel = 'Cancel',
  onConfirm,
  children,
  ...button
}: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {ask}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={title}>
        {children}
        <div className={styles.actions}>
          <Button
            variant="primary"
            onClick={() => {
              close();
              onConfirm();
            }}
          >
            {confirm}
          </Button>
          <Button onClick={close}>{cancel}</Button>
        </div>
      </Dialog>
    </>
  );
}
