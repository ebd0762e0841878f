import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './classNames';
import styles from './TextField.module.css';
import hidden from './VisuallyHidden.module.css';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** Says what to type, in a few words. */
  readonly hint?: ReactNode;
  /** Says what is wrong and what to do; the typed text stays. */
  readonly error?: string | undefined;
  /** Shown right after the input: a unit ("%") or a button. */
  readonly suffix?: ReactNode;
  readonly isMono?: boolean;
};

export function TextField({
  label,
  isLabelHidden = false,
  hint,
  error,
  suffix,
  isMono = false,
  ...input
}: TextFieldProps) {
  const id = useId();
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? hidden.hidden : styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          type="text"
          {...input}
          id={id}
          className={classNames(styles.input, isMono && styles.mono)}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptions || undefined}
        />
        {suffix}
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
