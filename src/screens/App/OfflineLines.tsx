import { useRouter } from 'next/router';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { formatAge } from '@/domain/formatAge';
import { readAtOfDocument } from '@/offline/KeptCopy';
import { keepPage, startWorker } from '@/offline/startWorker';
import { buildIdOfPage } from '@/screens/sections/buildIdOfPage';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/** Milliseconds after which a page counts as read: whoever leaves sooner was on the way to another. */
const READ_MS = 2_000;

const reload = () => window.location.reload();

/** Starts the service worker and says under the header what it means for the page: offline, how old a copy is, a new version. */
export function OfflineLines() {
  const { asPath } = useRouter();
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  const hasNewVersion = useNewVersion();
  const age = useAgeOfCopy(asPath);
  useKeptPage(asPath);
  return (
    <>
      {!isOnline && <Notice>{age ? `You are offline. This page is shown as read ${age}.` : 'You are offline. What you have read on this device stays readable.'}</Notice>}
      {isOnline && age && (
        <Notice action={<Button onClick={reload}>Reload</Button>}>{`The server could not be reached in time, so this page is shown as read ${age}.`}</Notice>
      )}
      {hasNewVersion && <Notice action={<Button onClick={reload}>Reload</Button>}>A new version is ready.</Notice>}
    </>
  );
}

function useNewVersion(): boolean {
  const [hasNewVersion, setNewVersion] = useState(false);
  useEffect(() => startWorker(buildIdOfPage(), () => setNewVersion(true)), []);
  return hasNewVersion;
}

/** Has the worker keep every page that is read, those that came without a document of their own as well. */
function useKeptPage(asPath: string): void {
  useEffect(() => {
    if (savesData()) return undefined;
    const timer = setTimeout(() => void keepPage(asPath), READ_MS);
    return () => clearTimeout(timer);
  }, [asPath]);
}

/** How old the page shown is, where its document is a copy; a page one has gone on to came from elsewhere. */
function useAgeOfCopy(asPath: string): string | undefined {
  const [first] = useState(asPath);
  const readAt = first === asPath ? readAtOfDocument(document) : undefined;
  const [now] = useState(() => Date.now());
  return readAt === undefined ? undefined : formatAge(now - readAt);
}

function onConnection(onChange: () => void): () => void {
  const ended = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, onChange, ended);
  return () => ended.abort();
}

function savesData(): boolean {
  return (navigator as Navigator & { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
}
