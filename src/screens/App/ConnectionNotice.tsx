import { useRouter } from 'next/router';
import { useState, useSyncExternalStore } from 'react';

import { formatAge } from '@/domain/formatAge';
import { readAtOfDocument } from '@/offline/KeptCopy';
import { useConnection } from '@/relay/useConnection';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/** A first failure is mostly over before it could be read. */
const FAILURES_WORTH_SAYING = 2;

/** Says that the browser is offline, that the server does not answer and when it is asked again, or that the page shown is a kept copy, and how old. */
export function ConnectionNotice() {
  const { isOnline, waitsFor, failures, secondsLeft, tryNow } = useConnection();
  const age = useAgeOfCopy();
  // The button keeps its place: a page that moves under a pressed pointer loses the click.
  const tryAgain = (
    <Button onClick={tryNow} disabled={waitsFor !== 'online' && waitsFor !== 'attempt'}>
      Try now
    </Button>
  );
  if (!isOnline && waitsFor)
    return (
      <Notice action={tryAgain}>
        You are offline. What is missing here is loaded when the connection is back.
      </Notice>
    );
  if (!isOnline)
    return (
      <Notice
        action={tryAgain}
      >{`You are offline. ${age ? `This page is shown as read ${age}.` : 'What you have read on this device stays readable.'}`}</Notice>
    );
  if (failures >= FAILURES_WORTH_SAYING) {
    return (
      <Notice action={tryAgain}>
        The server cannot be reached. It is asked again
        {/* A count-down read out every second would drown the page. */}
        {secondsLeft !== undefined && <span aria-hidden="true">{` in ${secondsLeft} s`}</span>}.
      </Notice>
    );
  }
  if (!age) return null;
  return (
    <Notice
      action={<Button onClick={() => window.location.reload()}>Reload</Button>}
    >{`The server could not be reached in time, so this page is shown as read ${age}.`}</Notice>
  );
}

/** How old the page shown is, where its document is a copy; a page one has gone on to came from elsewhere. */
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
