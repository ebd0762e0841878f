import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import { Field, type FieldTexts } from './Field';
import styles from './TextField.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & FieldTexts;

/** A <TextField> with several lines, for code and pasted text. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          spellCheck={false}
          {...area}
          {...control}
          className={classNames(styles.input, styles.mono)}
        />
      )}
    </Field>
  );
}
