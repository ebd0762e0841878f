import { useEffect, useSyncExternalStore } from 'react';

import styles from '@/screens/sections/Failure.module.css';
import { PageMeta } from '@/screens/sections/PageMeta';
import { WhatIsHere } from '@/screens/sections/WhatIsHere';
import { Button } from '@/ui/Button';
import { PageTitle } from '@/ui/PageTitle';

const SERVER_PATH = '/healthz';

const reload = () => window.location.reload();
const neverChanges = () => () => undefined;

/** The document for every address that was not read before, wherever it is shown: static, and kept by the service worker. */
export function OfflinePage() {
  const address = useSyncExternalStore(neverChanges, addressOfDocument, () => undefined);
  useEffect(reloadOnceReached, []);
  return (
    <>
      <PageMeta
        title="Not read on this device"
        description="The server cannot be reached, and this page was not read before."
      />
      <PageTitle
        title="You are offline"
        lede={<p role="alert">This page has not been read on this device.</p>}
      />
      <p className={styles.ways}>
        <Button variant="primary" onClick={reload}>
          Try again
        </Button>
      </p>
      {address !== undefined && <WhatIsHere address={address} />}
    </>
  );
}

/**
 * Reloads when the connection is back. The browser's word alone is not enough: it calls itself online before the server can be reached, and a
 * reload then would take the place of the page somebody is on the way to.
 */
function reloadOnceReached(): () => void {
  const left = new AbortController();
  const leave = () => left.abort();
  const probe = () => {
    fetch(SERVER_PATH, { cache: 'no-store', signal: left.signal })
      .then(({ ok }) => ok && !left.signal.aborted && reload())
      .catch(() => undefined);
  };
  window.addEventListener('online', probe, left);
  window.addEventListener('beforeunload', leave, left);
  return leave;
}

function addressOfDocument(): string {
  return `${window.location.pathname}${window.location.search}`;
}
