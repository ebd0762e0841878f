import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { Field, type FieldTexts } from './Field';
import styles from './FileField.module.css';

interface FileFieldProps
  extends FieldTexts, Pick<ComponentProps<'input'>, 'accept' | 'name' | 'required'> {
  readonly onFile?: (file: File) => void;
}

/**
 * A field for one file, chosen or dropped. Browsers natively accept drops on a file input, so it
 * only has to be large and highlight while dragging.
 */
export function FileField({ label, hint, error, onFile, ...input }: FileFieldProps) {
  const [isOver, setOver] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="file"
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
            if (file) onFile?.(file);
          }}
        />
      )}
    </Field>
  );
}

/** Otherwise choosing the same file again, once corrected, would change nothing. */
function forget({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  currentTarget.value = '';
}
