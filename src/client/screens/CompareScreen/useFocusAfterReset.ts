import { useEffect, useRef } from 'react';
import { focusHeadingOnceThere } from '@/client/ui/focusHeadingOnceThere';

/** Once a form is reset by its key, moves the focus that went with it to the page's heading. */
export function useFocusAfterReset(key: string): void {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return undefined;
    shown.current = key;
    return document.activeElement === document.body ? focusHeadingOnceThere() : undefined;
  }, [key]);
}
