import { type ComponentType, useEffect, useState } from 'react';
import { LazyComponent } from '@/client/ui/LazyComponent';

/** A component whose code is loaded once the page has loaded and the browser has been idle since. */
export function WhenIdle({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => (window.requestIdleCallback ?? setTimeout)(() => setIdle(true));
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
    return () => window.removeEventListener('load', rest);
  }, []);
  return isIdle ? <LazyComponent load={load} props={{}} /> : null;
}
