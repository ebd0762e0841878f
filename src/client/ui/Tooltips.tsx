import { useEffect, useState } from 'react';
import { LazyComponent } from './LazyComponent';
import { type Explained, watchExplained } from './watchExplained';

/**
 * One tooltip for every symbol and abbreviation of a page. Radix renders it and is loaded with the
 * first one.
 */
export function Tooltips() {
  const [shown, show] = useState<Explained>();
  useEffect(() => watchExplained(show), []);
  if (!shown) return null;
  return <LazyComponent load={loadPopup} props={{ ...shown, onClose: () => show(undefined) }} />;
}

async function loadPopup() {
  return (await import('./TooltipPopup')).TooltipPopup;
}
