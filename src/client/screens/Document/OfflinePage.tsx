import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { awayTitle } from '@/client/sections/Failure';
import { OfflineSuggestions } from '@/client/sections/OfflineSuggestions';
import { PageMeta } from '@/client/sections/PageMeta';
import { Button } from '@/client/ui/Button';
import { PageTitle } from '@/client/ui/PageTitle';
import { useConnection, useMissingDocument, useRecovery } from '@/relay/network/useConnection';
import styles from '@/client/sections/Failure.module.css';

const reload = () => window.location.reload();
const neverChanges = () => () => undefined;

/** Shown offline for any URL without a saved copy. Static, and saved by the service worker. */
export function OfflinePage() {
  const address = useSyncExternalStore(neverChanges, addressOfDocument, () => undefined);
  const { isOnline, isReachable } = useConnection();
  useReloadOnceReached();
  return (
    <>
      <PageMeta
        title="No saved copy"
        description="The server can’t be reached, and this page was not read before."
      />
      <PageTitle
        title={awayTitle(isOnline || isReachable)}
        lede={
          <p role="alert">
            No saved copy of this page. It opens by itself as soon as the server answers.
          </p>
        }
      />
      <p className={styles.ways}>
        <Button variant="primary" onClick={reload}>
          Try again
        </Button>
      </p>
      {address !== undefined && <OfflineSuggestions address={address} />}
    </>
  );
}

/** Reloads once the server answers, unless the reader is already navigating away. */
function useReloadOnceReached(): void {
  const isLeft = useRef(false);
  useMissingDocument();
  useEffect(() => {
    const leave = () => void (isLeft.current = true);
    window.addEventListener('beforeunload', leave);
    return () => window.removeEventListener('beforeunload', leave);
  }, []);
  useRecovery(useCallback(() => void (isLeft.current || reload()), []));
}

function addressOfDocument(): string {
  return `${window.location.pathname}${window.location.search}`;
}
