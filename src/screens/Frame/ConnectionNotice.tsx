import { useRouter } from 'next/router';
import { useState, useSyncExternalStore } from 'react';
import { formatAge } from '@/domain/formatAge';
import { readAtOfDocument } from '@/offline/KeptCopy';
import type { ConnectionState } from '@/relay/network/connection';
import { useConnection, useDoubt } from '@/relay/network/useConnection';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/** A first failure is mostly over before it could be read. */
const FAILURES_WORTH_SAYING = 2;

/**
 * Says that the server cannot be reached and when it is asked again, or that the page shown is a
 * saved copy, and how old.
 */
export function ConnectionNotice() {
  const { isOnline, isReachable, waitsFor, failures, secondsLeft, tryNow } = useConnection();
  const age = useAgeOfCopy();
  useDoubt(age !== undefined);
  // The button keeps its place: a page that moves under a pressed pointer loses the click.
  const tryAgain = <Button onClick={tryNow}>Try now</Button>;
  if (!isReachable) {
    const place = isOnline ? 'Can’t reach the server.' : 'You’re offline.';
    return <Notice action={tryAgain}>{`${place} ${whatIsShown(age, waitsFor)}`}</Notice>;
  }
  if (failures >= FAILURES_WORTH_SAYING) {
    return (
      <Notice action={tryAgain}>
        Can’t reach the server. Retrying
        {/* A count-down read out every second would drown the page. */}
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
  if (waitsFor) return 'What’s missing here loads as soon as it answers.';
  return age ? `This copy was saved ${age}.` : 'Pages you have read stay available.';
}

/**
 * How old the page shown is, where its document is a saved copy; a page opened from it came from
 * elsewhere.
 */
function useAgeOfCopy(): string | undefined {
  const { asPath } = useRouter();
  const [first] = useState(asPath);
  const [now] = useState(() => Date.now());
  // Not while hydrating: the copy holds the page as the server drew it.
  const readAt = useSyncExternalStore(
    neverChanges,
    () => readAtOfDocument(document),
    () => undefined,
  );
  return readAt === undefined || first !== asPath ? undefined : formatAge(now - readAt);
}

const neverChanges = () => () => undefined;
