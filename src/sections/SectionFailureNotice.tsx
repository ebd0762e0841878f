import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useRefetch } from '@/relay/route/refetch';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

interface SectionFailureProps {
  /** What is missing, as a sentence's subject: "The forecast". */
  readonly what: string;
  /** The errors caught by the section's fragment. */
  readonly errors: readonly unknown[];
}

/** What a section says in place of its data; retries on request. */
export function SectionFailureNotice({ what, errors }: SectionFailureProps) {
  const refetch = useRefetch();
  const [retry, setRetry] = useState<'asking' | 'failed'>();
  const errorId = errors.map(getErrorId).find((id) => id !== undefined);
  const around = useRef<readonly Element[]>([]);
  // The button that has the focus goes with this notice.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusNearestHeading(around.current);
    },
    [],
  );

  async function tryAgain({ currentTarget }: MouseEvent) {
    around.current = getAncestors(currentTarget);
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
          <Button aria-disabled={retry === 'asking'} onClick={(event) => void tryAgain(event)}>
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

/** From its parent to the document. */
function getAncestors(element: Element): readonly Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...getAncestors(parent)] : [];
}

/** Where the notice was there is the section now; or the notice was in it, below its heading. */
function focusNearestHeading(places: readonly Element[]): void {
  for (const place of places) {
    const heading = place.isConnected && place.querySelector<HTMLElement>('h1, h2');
    if (!heading) continue;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return;
  }
}

/** The ID under which the server logged an error. */
function getErrorId(error: unknown): string | undefined {
  return (error as { readonly extensions?: { readonly errorId?: string } }).extensions?.errorId;
}
