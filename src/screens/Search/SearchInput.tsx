import type { KeyboardEvent, Ref } from 'react';

import { Button } from '@/ui/Button';

import styles from './SearchInput.module.css';

interface SearchInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  /** The list it points into. */
  readonly listId: string;
  readonly isExpanded: boolean;
  readonly markedId: string | undefined;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** Far longer than any name, and within what a host takes. */
const MAX_LENGTH = 200;

/** Where one types. It keeps the focus; what the arrows mark is only pointed at. */
export function SearchInput({
  ref,
  value,
  listId,
  isExpanded,
  markedId,
  onType,
  onKeyDown,
  onClose,
}: SearchInputProps) {
  return (
    <div className={styles.head}>
      <input
        ref={ref}
        className={styles.input}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder="Feature, key, browser, release"
        maxLength={MAX_LENGTH}
        aria-label="Search"
        role="combobox"
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={markedId}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        inputMode="search"
        enterKeyHint="go"
      />
      <Button variant="quiet" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
