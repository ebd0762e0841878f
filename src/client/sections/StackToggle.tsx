import { keepStack, useStack } from '@/browser/device/stack';
import { MAX_SET_SIZE } from '@/domain/featureSetLimits';
import styles from './StackToggle.module.css';

export interface StackToggleProps {
  readonly slug: string;
  readonly name: string;
}

/** A plus or check button that adds a feature to the stack or removes it, for lists. */
export function StackToggle({ slug, name }: StackToggleProps) {
  const stack = useStack();
  const isIn = stack.includes(slug);
  const isFull = !isIn && stack.length >= MAX_SET_SIZE;
  const label = isFull
    ? `Your stack is full: ${name} cannot be added`
    : `${isIn ? 'Remove' : 'Add'} ${name} ${isIn ? 'from' : 'to'} your stack`;
  return (
    <button
      type="button"
      className={styles.toggle}
      data-in={isIn || undefined}
      disabled={isFull}
      aria-label={label}
      title={isIn ? 'In your stack' : 'Add to your stack'}
      onClick={() => keepStack(isIn ? stack.filter((other) => other !== slug) : [...stack, slug])}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d={isIn ? 'M3 8.5 6.5 12 13 4.5' : 'M8 3v10M3 8h10'}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
    </button>
  );
}
