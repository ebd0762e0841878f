import { useModal } from '@/client/ui/useModal';
import { SearchBox } from './SearchBox';
import styles from './SearchDialog.module.css';
import type { InitialText } from './useInitialText';

export interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The text in the box when it opens. */
  readonly initial: InitialText;
}

/** The search dialog. Its content remounts each time it opens. */
export function SearchDialog({ isOpen, onClose, initial }: SearchDialogProps) {
  const dialog = useModal(isOpen, onClose);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Search" onClose={onClose}>
      {isOpen && <SearchBox initial={initial} onClose={onClose} />}
    </dialog>
  );
}
