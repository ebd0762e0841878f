import { keepStack, useStack } from '@/browser/device/stack';
import { Button } from '@/client/ui/Button';
import { MAX_SET_SIZE } from '@/domain/featureSetLimits';
import type { StackToggleProps } from './StackToggle';

/** Adds the current feature to the reader's stack, or removes it. */
export function StackButton({ slug }: StackToggleProps) {
  const stack = useStack();
  if (stack.includes(slug))
    return (
      <Button onClick={() => keepStack(stack.filter((other) => other !== slug))}>
        Remove from your stack
      </Button>
    );
  const isFull = stack.length >= MAX_SET_SIZE;
  return (
    <>
      <Button disabled={isFull} onClick={() => keepStack([...stack, slug])}>
        Add to your stack
      </Button>
      {isFull && <small>{`Your stack is full: the limit is ${MAX_SET_SIZE} features.`}</small>}
    </>
  );
}
