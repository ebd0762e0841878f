import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames';
import { Field, type FieldTexts } from './Field';
import styles from './TextField.module.css';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> &
  FieldTexts & {
    readonly isLabelHidden?: boolean;
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
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {(control) => (
        <div className={styles.row}>
          <input
            type="text"
            {...input}
            {...control}
            className={classNames(styles.input, isMono && styles.mono)}
          />
          {suffix}
        </div>
      )}
    </Field>
  );
}
