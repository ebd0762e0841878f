import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { keepPage, startWorker } from '@/offline/startWorker';
import { buildIdOfPage } from '@/sections/buildIdOfPage';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/**
 * Milliseconds after which a page counts as read: whoever leaves sooner was on the way to another.
 */
const READ_MS = 2_000;

const reload = () => window.location.reload();

/**
 * Starts the service worker, has it keep what is read, and says under the header when a new version
 * is ready.
 */
export function OfflineLines() {
  const { asPath } = useRouter();
  const hasNewVersion = useNewVersion();
  useKeptPage(asPath);
  return (
    hasNewVersion && (
      <Notice action={<Button onClick={reload}>Reload</Button>}>A new version is ready.</Notice>
    )
  );
}

function useNewVersion(): boolean {
  const [hasNewVersion, setNewVersion] = useState(false);
  useEffect(() => startWorker(buildIdOfPage(), () => setNewVersion(true)), []);
  return hasNewVersion;
}

/**
 * Has the worker keep every page that is read, those that came without a document of their own as
 * well.
 */
function useKeptPage(asPath: string): void {
  useEffect(() => {
    if (savesData()) return undefined;
    const timer = setTimeout(() => void keepPage(asPath), READ_MS);
    return () => clearTimeout(timer);
  }, [asPath]);
}

function savesData(): boolean {
  return (
    (navigator as Navigator & { connection?: { readonly saveData?: boolean } }).connection
      ?.saveData === true
  );
}
