import { useRouter } from 'next/router';
import { useRef } from 'react';
import { useHrefSharing } from '@/relay/route/Link';

/** Milliseconds between two addresses. Safari refuses more than 100 in 10 s. */
const PAUSE_MS = 100;

/**
 * Replaces the page's address, one at a time: of those wanted while one is loading, only the last is
 * loaded. Resolves when that is on the page.
 */
export function useReplaceAddress(): (href: string) => Promise<void> {
  const router = useRouter();
  const share = useHrefSharing();
  const wanted = useRef<{ href?: string | undefined; loading?: Promise<void> | undefined }>({});

  async function loadWanted() {
    for (;;) {
      const { href } = wanted.current;
      if (href === undefined) break;
      wanted.current.href = undefined;
      const pause = new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      await router.replace(href, undefined, { scroll: false });
      if (wanted.current.href !== undefined) await pause;
    }
    wanted.current.loading = undefined;
  }

  return (href) => {
    wanted.current.href = share(href);
    return (wanted.current.loading ??= loadWanted());
  };
}
