import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { focusHeadingOnceThere } from '@/client/ui/focusHeadingOnceThere';

/**
 * After a navigation to another path, moves focus to the new page's heading, so that screen readers
 * announce it and Tab continues from there. If only the query or hash changes, it is the same page
 * and focus stays.
 */
export function useFocusOnNavigation(): void {
  const { asPath } = useRouter();
  const path = asPath.replace(/[?#].*$/, '');
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    return window.location.hash === '' ? focusHeadingOnceThere() : undefined;
  }, [path]);
}
