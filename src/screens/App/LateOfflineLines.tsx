import { useEffect, useState } from 'react';

import { Late } from '@/screens/sections/Late';

/** Offline reading must not slow the first page: its code is fetched when the browser has nothing better to do, and in production alone. */
export function LateOfflineLines() {
  return useIsIdle() ? <Late load={loadLines} props={{}} /> : null;
}

async function loadLines() {
  const { OfflineLines } = await import(/* webpackChunkName: "offline" */ './OfflineLines');
  return OfflineLines;
}

/** Whether the page is loaded and at rest. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return undefined;
    const rest = () => (window.requestIdleCallback ?? setTimeout)(() => setIdle(true));
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
    return () => window.removeEventListener('load', rest);
  }, []);
  return isIdle;
}
