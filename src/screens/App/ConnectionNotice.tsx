import { useConnection } from '@/relay/useConnection';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/** A first failure is mostly over before it could be read. */
const FAILURES_WORTH_SAYING = 2;

/** Says that the browser is offline, or that the server does not answer and when it is asked again. */
export function ConnectionNotice() {
  const { isOnline, waitsFor, failures, secondsLeft, tryNow } = useConnection();
  if (isOnline && failures < FAILURES_WORTH_SAYING) return null;
  const isWaiting = waitsFor === 'online' || waitsFor === 'attempt';
  // The button keeps its place: a page that moves under a pressed pointer loses the click.
  const action = (
    <Button onClick={tryNow} disabled={!isWaiting}>
      Try now
    </Button>
  );
  return (
    <Notice action={action}>
      {isOnline ? 'The server cannot be reached. It is asked again' : 'You are offline. What is missing here is loaded when the connection is back'}
      {/* A count-down read out every second would drown the page. */}
      {isOnline && secondsLeft !== undefined && <span aria-hidden="true">{` in ${secondsLeft} s`}</span>}.
    </Notice>
  );
}
