import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { SLOW_ANSWER_MS } from '@/relay/network/connection';
import { useConnection, useDoubt } from '@/relay/network/useConnection';

/** Milliseconds of waiting that need no word. */
const UNNOTICED_MS = 200;

/**
 * Whether a navigation has been under way for so long that the reader should see it. Where the code
 * of the next page does not come because the server is away, its document is loaded instead: the
 * service worker may have a saved copy.
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
 * The address a navigation under way leads to, until it has come as far as `lastEvent`: Next tells
 * of a history change when the page's code is there, and of the end when the page is rendered.
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

/** Whether `subject` has been the same, and not undefined, for `ms` milliseconds. */
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
