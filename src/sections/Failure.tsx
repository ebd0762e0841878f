import { useRouter } from 'next/router';
import { useConnection, useRecovery } from '@/relay/network/useConnection';
import { Link } from '@/relay/route/Link';
import { href } from '@/routes/href';
import { Button } from '@/ui/Button';
import { Late } from '@/ui/Late';
import { PageTitle } from '@/ui/PageTitle';
import styles from './Failure.module.css';
import { PageMeta } from './PageMeta';

interface FailureProps {
  /** A sentence from the request that failed: what happened and what to do. */
  readonly message?: string | undefined;
  /** By which the operator finds the error. */
  readonly errorId?: string | undefined;
  /** Loads the page's answer anew; absent where only a reload can help. */
  readonly retry?: (() => void) | undefined;
  /**
   * Whether the server could not be reached, so that what is saved on this device is all there is.
   */
  readonly isUnreachable?: boolean;
}

/** The heading while the server is away: the machine's own network may be why. */
export const awayTitle = (isOnline: boolean) =>
  isOnline ? 'Can’t reach the server' : 'You’re offline';

/**
 * What a reader sees where a page could not be made. Where the server was away, the page is loaded
 * again as soon as it is back.
 */
export function Failure({
  message = 'Something went wrong on our side. It has been noted.',
  errorId,
  retry,
  isUnreachable = false,
}: FailureProps) {
  const { asPath } = useRouter();
  const { isOnline, isReachable } = useConnection();
  useRecovery(isUnreachable ? retry : undefined);
  const isAway = isUnreachable && !isReachable;
  const title = isAway ? awayTitle(isOnline) : 'This page can’t be shown';
  return (
    <>
      <PageMeta title={title} description="Something went wrong while this page was made." />
      <PageTitle
        title={title}
        lede={<p role="alert">{isAway ? 'No saved copy of this page.' : message}</p>}
      />
      <p className={styles.ways}>
        {retry && (
          <Button variant="primary" onClick={retry}>
            Try again
          </Button>
        )}
        <Link href={href.home()}>Go to the home page</Link>
      </p>
      {errorId !== undefined && (
        <p className={styles.id}>
          If you write to us about it, name this error: <code>{errorId}</code>
        </p>
      )}
      {isUnreachable && <Late load={loadWhatIsHere} props={{ address: asPath, mayBeKept: true }} />}
    </>
  );
}

async function loadWhatIsHere() {
  const { WhatIsHere } = await import(/* webpackChunkName: "offline" */ './WhatIsHere');
  return WhatIsHere;
}
