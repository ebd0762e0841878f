import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { SLOW_ANSWER_MS } from '@/relay/network/connection';
import { useConnection, useDoubt } from '@/relay/network/useConnection';

/** Milliseconds a navigation may take before it is indicated. */
const UNNOTICED_MS = 200;

/**
 * Becomes true when a navigation takes long enough to be indicated. If the server is down, so that
 * the next page's code fails to load, this loads its document, of which the service worker may have a
 * saved copy.
 */
export function useIsNavigating(): boolean {
  const target = useNavigation('routeChangeComplete');
  const withoutCode = useNavigation('beforeHistoryChange');
  const isSlow = useElapsed(withoutCode, SLOW_ANSWER_MS);
  const { isReachable } = useConnection();
  useDoubt(isSlow);
  useEffect(() => {
    if (withoutCode !== undefined && isSlow && !isReachable) window.location.assign(withoutCode);
  }, [withoutCode, isSlow, isReachable]);
  return useElapsed(target, UNNOTICED_MS);
}

/**
 * The URL of the current navigation, until it reaches `lastEvent`. Next emits `beforeHistoryChange`
 * once the page's code has loaded, and `routeChangeComplete` once it has rendered.
 */
function useNavigation(
  lastEvent: 'beforeHistoryChange' | 'routeChangeComplete',
): string | undefined {
  const { events } = useRouter();
  const [target, setTarget] = useState<string>();
  useEffect(() => {
    const start = (url: string) => setTarget(url);
    const end = () => setTarget(undefined);
    events.on('routeChangeStart', start);
    events.on(lastEvent, end);
    events.on('routeChangeError', end);
    return () => {
      events.off('routeChangeStart', start);
      events.off(lastEvent, end);
      events.off('routeChangeError', end);
    };
  }, [events, lastEvent]);
  return target;
}

/** True once `subject` has been defined and unchanged for `ms` milliseconds. */
function useElapsed(subject: string | undefined, ms: number): boolean {
  const [elapsed, setElapsed] = useState<string>();
  useEffect(() => {
    if (subject === undefined) return undefined;
    const timer = setTimeout(() => setElapsed(subject), ms);
    return () => {
      clearTimeout(timer);
      setElapsed(undefined);
    };
  }, [subject, ms]);
  return subject !== undefined && elapsed === subject;
}
