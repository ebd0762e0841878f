import { useEffect, useState } from 'react';

/** Whether the page is loaded and at rest. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => (window.requestIdleCallback ?? setTimeout)(() => setIdle(true));
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
    return () => window.removeEventListener('load', rest);
  }, []);
  return isIdle;
}
