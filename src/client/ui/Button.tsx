import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** `plain` has a border, `primary` is the main action, `quiet` is text only. */
  readonly variant?: 'plain' | 'primary' | 'quiet';
};

export function Button({ variant = 'plain', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={classNames(styles.button, styles[variant])} />;
}
