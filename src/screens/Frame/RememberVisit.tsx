import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { rememberFeature } from '@/device/recentFeatures';

const FEATURE_PATH = /^\/features\/([a-z\d-]+)$/;
/** A page that is left sooner was not read. Until then its heading has come, too. */
const READ_AFTER_MS = 1_500;

/** Remembers in this browser which features were read; the search box offers them. */
export function RememberVisit() {
  const { asPath } = useRouter();
  const path = asPath.replace(/[?#].*$/, '');
  useEffect(() => {
    const slug = FEATURE_PATH.exec(path)?.[1];
    if (slug === undefined) return undefined;
    const timer = setTimeout(() => {
      const name = document.querySelector('#main h1')?.textContent;
      if (name && isPageOf(path)) rememberFeature({ slug, name });
    }, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return null;
}

/** Pages of what does not exist, or has moved, have another canonical address or none. */
function isPageOf(path: string): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical !== null && new URL(canonical.href).pathname === path;
}
