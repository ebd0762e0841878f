import { keepStack, useStack } from '@/browser/device/stack';
import { Button } from '@/client/ui/Button';

export interface KeepSetProps {
  readonly slugs: readonly string[];
}

/** Saves the current set as the reader's stack. */
export function KeepSet({ slugs }: KeepSetProps) {
  const stack = useStack();
  const isStack = stack.length === slugs.length && slugs.every((slug) => stack.includes(slug));
  if (isStack) return <p>This is your stack.</p>;
  return (
    <Button onClick={() => keepStack(slugs)}>
      {stack.length === 0 ? 'Save as your stack' : 'Replace your stack with this'}
    </Button>
  );
}
