import { useRouter } from 'next/router';
import { useState, useSyncExternalStore } from 'react';
import { readAtOfDocument } from '@/browser/offline/KeptCopy';
import { Button } from '@/client/ui/Button';
import { formatAge } from '@/client/ui/formatAge';
import { Notice } from '@/client/ui/Notice';
import { href } from '@/domain/routes/href';
import type { ConnectionState } from '@/relay/network/connection';
import { useConnection, useDoubt } from '@/relay/network/useConnection';

/** A first failure is usually resolved before anyone could read about it. */
const FAILURES_WORTH_SAYING = 2;

/**
 * Says that the server can't be reached and when the next attempt is, or that the page is a saved
 * copy and how old it is.
 */
export function ConnectionNotice() {
  const { isOnline, isReachable, waitsFor, failures, secondsLeft, tryNow } = useConnection();
  const age = useAgeOfCopy();
  useDoubt(age !== undefined);
  // Always in the same place: if the page shifts while the pointer is pressed, the click is lost.
  const tryAgain = <Button onClick={tryNow}>Try now</Button>;
  // Of the page for addresses without a copy it is part from the start, so that nothing moves.
  const isMissing = useRouter().pathname === href.offline();
  if (!isReachable || isMissing) {
    const place = isOnline || isReachable ? 'Can’t reach the server.' : 'You’re offline.';
    return <Notice action={tryAgain}>{`${place} ${whatIsShown(age, waitsFor)}`}</Notice>;
  }
  if (failures >= FAILURES_WORTH_SAYING) {
    return (
      <Notice action={tryAgain}>
        Can’t reach the server. Retrying
        {/* Hidden from screen readers, which would announce every second of the countdown. */}
        {secondsLeft !== undefined && <span aria-hidden="true">{` in ${secondsLeft} s`}</span>}.
      </Notice>
    );
  }
  if (age === undefined) return null;
  return (
    <Notice
      action={<Button onClick={() => window.location.reload()}>Reload</Button>}
    >{`The server answers again. This copy was saved ${age}.`}</Notice>
  );
}

function whatIsShown(age: string | undefined, waitsFor: ConnectionState['waitsFor']): string {
  if (waitsFor) return 'What’s missing here loads as soon as the server answers.';
  return age ? `This copy was saved ${age}.` : 'Pages you have read stay available.';
}

/**
 * The age of the page if its document is a saved copy; not for pages reached from it by client
 * navigation.
 */
function useAgeOfCopy(): string | undefined {
  const { asPath } = useRouter();
  const [first] = useState(asPath);
  const [now] = useState(() => Date.now());
  // Undefined during hydration: the copy contains the page as the server rendered it.
  const readAt = useSyncExternalStore(
    neverChanges,
    () => readAtOfDocument(document),
    () => undefined,
  );
  return readAt === undefined || first !== asPath ? undefined : formatAge(now - readAt);
}

const neverChanges = () => () => undefined;
