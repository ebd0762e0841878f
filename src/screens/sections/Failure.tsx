import { Link } from '@/relay/Link';
import { Button } from '@/ui/Button';
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
}

/** What a reader sees where a page could not be made. */
export function Failure({ message = 'Something went wrong on our side. It has been noted.', errorId, retry }: FailureProps) {
  return (
    <>
      <PageMeta title="This page could not be shown" description="Something went wrong while this page was made." />
      <PageTitle title="This page could not be shown" lede={<p role="alert">{message}</p>} />
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
    </>
  );
}
