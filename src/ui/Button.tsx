import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** `plain` has an edge, `primary` is the one thing to do, `quiet` is only words. */
  readonly variant?: 'plain' | 'primary' | 'quiet';
};

export function Button({ variant = 'plain', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={classNames(styles.button, styles[variant])} />;
}
