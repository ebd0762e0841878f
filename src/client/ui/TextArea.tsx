import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './classNames';
import styles from './TextField.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Says what is wrong and what to do; the typed text stays. */
  readonly error?: string | undefined;
};

/** A <TextField> with several lines, for code and pasted text. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId();
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        spellCheck={false}
        {...area}
        id={id}
        className={classNames(styles.input, styles.mono)}
        aria-invalid={error ? true : undefined}
        aria-describedby={descriptions || undefined}
      />
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
