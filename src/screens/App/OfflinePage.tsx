import { useEffect, useSyncExternalStore } from 'react';

import { PageMeta } from '@/screens/sections/PageMeta';
import { WhatIsHere } from '@/screens/sections/WhatIsHere';
import { Button } from '@/ui/Button';
import { PageTitle } from '@/ui/PageTitle';

const reload = () => window.location.reload();
const neverChanges = () => () => undefined;

/** The document for every address that was not read before, wherever it is shown: static, and kept by the service worker. */
export function OfflinePage() {
  const address = useSyncExternalStore(neverChanges, addressOfDocument, () => undefined);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <>
      <PageMeta title="Not read on this device" description="The server cannot be reached, and this page was not read before." />
      <PageTitle title="You are offline" lede={<p role="alert">This page has not been read on this device.</p>} />
      <p>
        <Button onClick={reload}>Try again</Button>
      </p>
      {address !== undefined && <WhatIsHere address={address} />}
    </>
  );
}

function addressOfDocument(): string {
  return `${window.location.pathname}${window.location.search}`;
}
