import type { ComponentProps } from 'react';
import { Button } from '@/client/ui/Button';
import styles from './SearchInput.module.css';

interface SearchInputProps extends ComponentProps<'input'> {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
}

/** Longer than any name, and within the search host's limit. */
const MAX_LENGTH = 200;

/** Keeps focus; arrow keys only change the active option. */
export function SearchInput({ onType, onClose, ...combobox }: SearchInputProps) {
  return (
    <div className={styles.head}>
      <input
        {...combobox}
        className={styles.input}
        onChange={(event) => onType(event.target.value)}
        placeholder="Feature, key, browser, release"
        maxLength={MAX_LENGTH}
        aria-label="Search"
        autoCapitalize="off"
        autoCorrect="off"
        inputMode="search"
        enterKeyHint="go"
      />
      <Button variant="quiet" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
