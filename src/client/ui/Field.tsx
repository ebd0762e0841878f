import { type ReactNode, useId } from 'react';
import styles from './TextField.module.css';
import hidden from './VisuallyHidden.module.css';

export interface FieldTexts {
  readonly label: string;
  /** Says what to type or what the choice means, in a few words. */
  readonly hint?: ReactNode;
  /** Says what is wrong and what to do; the typed text stays. */
  readonly error?: string | undefined;
}

interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  readonly isLabelHidden?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** The label, hint and error around a control, and what ties them to it. */
export function Field({ label, isLabelHidden = false, hint, error, children }: FieldProps) {
  const id = useId();
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? hidden.hidden : styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptions || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
