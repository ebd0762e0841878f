import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './TextField.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id'> & {
  readonly label: string;
  /** The meaning of the choice, in a few words. */
  readonly hint?: ReactNode;
  /** Says what is wrong and what to do. */
  readonly error?: string | undefined;
};

/** A choice among up to a few dozen options. */
export function SelectField({ label, hint, error, ...select }: SelectFieldProps) {
  const id = useId();
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <select
          {...select}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptions || undefined}
        />
      </div>
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
