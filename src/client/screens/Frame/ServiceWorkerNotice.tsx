import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { keepPage, startWorker } from '@/browser/offline/startWorker';
import { buildIdOfPage } from '@/client/sections/buildIdOfPage';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';

/** Milliseconds until a page counts as read; a shorter visit was only a step to another page. */
const READ_MS = 2_000;

const reload = () => window.location.reload();

/**
 * Starts the service worker, has it save what is read, and shows a notice when a new version is
 * ready.
 */
export function ServiceWorkerNotice() {
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

/** Has the worker save every page that is read, including those reached by client navigation. */
function useKeptPage(asPath: string): void {
  useEffect(() => {
    if (savesData()) return undefined;
    const readAt = Date.now();
    const timer = setTimeout(() => void keepPage(asPath, readAt), READ_MS);
    return () => clearTimeout(timer);
  }, [asPath]);
}

function savesData(): boolean {
  return (
    (navigator as Navigator & { connection?: { readonly saveData?: boolean } }).connection
      ?.saveData === true
  );
}
