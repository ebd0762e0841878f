import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';

/** Milliseconds of waiting that need no word. */
const UNNOTICED_MS = 200;

/** Whether a navigation has been under way for so long that the reader should see it. */
export function useIsNavigating(): boolean {
  const { events } = useRouter();
  const [isNavigating, setNavigating] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setNavigating(true), UNNOTICED_MS);
    };
    const end = () => {
      clearTimeout(timer);
      setNavigating(false);
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', end);
    events.on('routeChangeError', end);
    return () => {
      end();
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', end);
      events.off('routeChangeError', end);
    };
  }, [events]);
  return isNavigating;
}
