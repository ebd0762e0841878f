import { Button } from '@/client/ui/Button';
import { useCopy } from '@/client/ui/useCopy';

interface GuardToCopyProps {
  readonly guard: string;
  /** The feature or key that it tests for. */
  readonly name: string;
}

export function GuardToCopy({ guard, name }: GuardToCopyProps) {
  const { copy, outcome } = useCopy();
  return (
    <>
      <pre>
        <code>{guard}</code>
      </pre>
      <Button aria-label={`Copy the guard for ${name}`} onClick={() => void copy(guard)}>
        Copy
      </Button>{' '}
      <span role="status">{outcome}</span>
    </>
  );
}
