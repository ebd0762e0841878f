import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { Button } from '@/client/ui/Button';
import { focusHeadingOnceThere } from '@/client/ui/focusHeadingOnceThere';
import { LazyComponent } from '@/client/ui/LazyComponent';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { useConnection, useRecovery } from '@/relay/network/useConnection';
import { Link } from '@/relay/route/Link';
import styles from './Failure.module.css';
import { PageMeta } from './PageMeta';

interface FailureProps {
  /** The failed request's message: what happened and what to do. */
  readonly message?: string | undefined;
  /** The ID the operator can find the error by. */
  readonly errorId?: string | undefined;
  /** Refetches the page's data; absent if only a reload can help. */
  readonly retry?: (() => void) | undefined;
  /** The server can't be reached, so only saved pages are available. */
  readonly isUnreachable?: boolean;
}

/** If the browser is offline, its own connection is to blame rather than the server. */
export const awayTitle = (isOnline: boolean) =>
  isOnline ? 'Can’t reach the server' : 'You’re offline';

/**
 * Shown in place of a page that failed. If the server was down, the page reloads once it is back.
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
  const isRetried = useRef(false);
  // The button that has the focus goes with this page.
  useEffect(
    () => () => {
      if (isRetried.current) focusHeadingOnceThere();
    },
    [],
  );
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
          <Button
            variant="primary"
            onClick={() => {
              isRetried.current = true;
              retry();
            }}
          >
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
      {isUnreachable && (
        <LazyComponent load={loadWhatIsHere} props={{ address: asPath, mayBeKept: true }} />
      )}
    </>
  );
}

async function loadWhatIsHere() {
  const { OfflineSuggestions } = await import(
    /* webpackChunkName: "offline" */ './OfflineSuggestions'
  );
  return OfflineSuggestions;
}
