import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field';
import styles from './TextField.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id'> & FieldTexts;

/** A choice among up to a few dozen options. */
export function SelectField({ label, hint, error, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.row}>
          <select {...select} {...control} className={styles.input} />
        </div>
      )}
    </Field>
  );
}
