import { type SyntheticEvent, useState } from 'react';
import styles from './FileField.module.css';

interface FileFieldProps {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/**
 * A field for one file, chosen or dropped. Browsers natively accept drops on a file input, so it
 * only has to be large and highlight while dragging.
 */
export function FileField({ label, accept, onFile }: FileFieldProps) {
  const [isOver, setOver] = useState(false);
  return (
    <label className={styles.field}>
      {label}
      <input
        type="file"
        accept={accept}
        className={styles.input}
        data-over={isOver || undefined}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          forget(event);
        }}
        onClick={forget}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

/** Otherwise choosing the same file again, once corrected, would change nothing. */
function forget({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  currentTarget.value = '';
}
