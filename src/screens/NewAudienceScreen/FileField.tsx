import { useState } from 'react';
import styles from './FileField.module.css';

interface FileFieldProps {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/**
 * A field for one file, chosen or dropped. Browsers let files be dropped on the field itself, so
 * that it only needs to be large, and to show that it takes them.
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
        onDrop={() => setOver(false)}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
