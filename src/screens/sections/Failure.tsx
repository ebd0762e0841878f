import { useRouter } from 'next/router';

import { Link } from '@/relay/Link';
import { Button } from '@/ui/Button';
import { PageTitle } from '@/ui/PageTitle';

import styles from './Failure.module.css';
import { Late } from './Late';
import { PageMeta } from './PageMeta';

interface FailureProps {
  /** A sentence from the request that failed: what happened and what to do. */
  readonly message?: string | undefined;
  /** By which the operator finds the error. */
  readonly errorId?: string | undefined;
  /** Loads the page's answer anew; absent where only a reload can help. */
  readonly retry?: (() => void) | undefined;
  /** Whether the server could not be reached, so that what is kept on this device is all there is. */
  readonly isUnreachable?: boolean;
}

/** What a reader sees where a page could not be made. */
export function Failure({
  message = 'Something went wrong on our side. It has been noted.',
  errorId,
  retry,
  isUnreachable = false,
}: FailureProps) {
  const { asPath } = useRouter();
  const isOffline = isUnreachable && !navigator.onLine;
  const title = isOffline ? 'You are offline' : 'This page could not be shown';
  return (
    <>
      <PageMeta title={title} description="Something went wrong while this page was made." />
      <PageTitle
        title={title}
        lede={
          <p role="alert">{isOffline ? 'This page has not been read on this device.' : message}</p>
        }
      />
      <p className={styles.ways}>
        {retry && (
          <Button variant="primary" onClick={retry}>
            Try again
          </Button>
        )}
        <Link href="/">Go to the home page</Link>
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
