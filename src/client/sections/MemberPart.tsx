import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { RouteErrorBoundary } from '@/relay/route/RouteErrorBoundary';

interface MemberPartProps {
  /** The missing part, as a sentence's subject: "What your team decided". */
  readonly what: string;
  /** Passes each attempt to Relay as `fetchKey`, so that it asks again. */
  readonly children: (attempt: number) => ReactNode;
}

/**
 * The team's part of a public page: it sends its own requests, so their failures spare the page.
 */
export function MemberPart({ what, children }: MemberPartProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <RouteErrorBoundary
      resetOn={attempt}
      onRetry={() => setAttempt(attempt + 1)}
      Failure={({ retry }) => (
        <Notice tone="error" action={<Button onClick={retry}>Try again</Button>}>
          {`${what} could not be loaded.`}
        </Notice>
      )}
    >
      <Suspense fallback={null}>{children(attempt)}</Suspense>
    </RouteErrorBoundary>
  );
}
