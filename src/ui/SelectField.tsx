import { type ComponentProps, useId } from 'react';
import styles from './TextField.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id'> & {
  readonly label: string;
};

/** A choice among up to a few dozen options. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <select {...select} id={id} className={styles.input} />
      </div>
    </div>
  );
}
