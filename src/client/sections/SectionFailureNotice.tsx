import { useState } from 'react';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { useRefetch } from '@/relay/route/refetch';

interface SectionFailureProps {
  /** The missing section, as a sentence's subject: "The forecast". */
  readonly what: string;
  /** The errors caught by the section's fragment. */
  readonly errors: readonly unknown[];
}

/** Takes the place of a section whose data failed; retries on request. */
export function SectionFailureNotice({ what, errors }: SectionFailureProps) {
  const refetch = useRefetch();
  const [retry, setRetry] = useState<'asking' | 'failed'>();
  const errorId = errors.map(getErrorId).find((id) => id !== undefined);

  async function tryAgain() {
    setRetry('asking');
    await refetch?.().catch(() => undefined);
    // If the retry succeeds, this is no longer rendered.
    setRetry('failed');
  }

  return (
    <Notice
      tone="error"
      action={
        refetch && (
          <Button aria-disabled={retry === 'asking'} onClick={() => void tryAgain()}>
            Try again
          </Button>
        )
      }
    >
      {`${what} could ${retry === 'failed' ? 'still ' : ''}not be loaded.`}
      {errorId !== undefined && (
        <>
          {' If you write to us about it, name this error: '}
          <code>{errorId}</code>
        </>
      )}
    </Notice>
  );
}

/** The ID under which the server logged an error. */
function getErrorId(error: unknown): string | undefined {
  return (error as { readonly extensions?: { readonly errorId?: string } }).extensions?.errorId;
}
