// The only link between our own pages: it keeps a shared audience, line and language in the address and loads
// what it leads to ahead of the click. Next's own link would add 2.4 kB to every page, most of it for
// prefetching that is done differently here.
import { type NextRouter, useRouter } from 'next/router';
import {
  type AnchorHTMLAttributes,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { LOCALE_PARAMETER } from '@/domain/messages/locale';
import { prefetchInView, prefetchOnIntent } from './prefetchRoute';

/** How close to the viewport a link must be to be prefetched. */
const PREFETCH_ROOT_MARGIN = '200px';

/** Milliseconds the pointer must rest on a link, since moving across a list shows no intent. */
const HOVER_INTENT_MS = 60;

/** The events that the link handles itself. */
type Listener = 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onTouchStart';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, Listener> {
  readonly href: string;
  /**
   * `view` also prefetches when the link approaches the viewport; for the few links on a page that
   * most readers follow.
   */
  readonly prefetch?: 'intent' | 'view';
  /** Replaces the history entry: for another view of the same list. */
  readonly replace?: boolean;
  readonly scroll?: boolean;
}

export function Link({
  href,
  prefetch = 'intent',
  replace,
  scroll,
  onClick,
  children,
  ...anchor
}: LinkProps) {
  const router = useRouter();
  const target = useSharedHref(href);
  const element = useRef<HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useViewPrefetch(element, target, prefetch === 'view');
  const onIntent = () => prefetchOnIntent(target);
  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    void router[replace ? 'replace' : 'push'](target, undefined, { scroll: scroll ?? true });
  };
  return (
    <a
      href={target}
      ref={element}
      onClick={navigate}
      onMouseEnter={() => (timer.current = setTimeout(onIntent, HOVER_INTENT_MS))}
      onMouseLeave={() => clearTimeout(timer.current)}
      onFocus={onIntent}
      onTouchStart={onIntent}
      // Last: V8 takes 6 µs to add these to a copy, and a page may have hundreds of links.
      {...anchor}
    >
      {children}
    </a>
  );
}

/** A new tab or window, a download or a menu: nothing that changes this page. */
export function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    (target !== '' && target !== '_self') ||
    event.currentTarget.hasAttribute('download') ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
}

/**
 * Copies the current `audience`, `line` and `lang` parameters to a link, so that a shared view
 * persists across pages.
 */
export function useSharedHref(href: string): string {
  return useHrefSharing()(href);
}

/** Like `useSharedHref`, for links that are not known when rendering. */
export function useHrefSharing(): (href: string) => string {
  const { query } = useRouter();
  return (href) => sharedHref(href, query);
}

const SHARED = ['audience', 'line', LOCALE_PARAMETER];

function sharedHref(href: string, query: NextRouter['query']): string {
  // A page may have hundreds of links, and most addresses share nothing.
  if (SHARED.every((name) => query[name] === undefined)) return href;
  const kept = SHARED.flatMap((name) => {
    const value = [query[name]].flat()[0];
    return value === undefined || new RegExp(`[?&]${name}=`).test(href)
      ? []
      : [`${name}=${encodeURIComponent(value)}`];
  });
  if (kept.length === 0) return href;
  const [path = '', hash] = href.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}${kept.join('&')}${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * Prefetches links that scroll into view. Those visible on load are skipped: otherwise every page
 * view would cost a dozen requests although most readers follow none of them.
 */
function useViewPrefetch(
  element: RefObject<HTMLAnchorElement | null>,
  href: string,
  isEnabled: boolean,
): void {
  useEffect(() => {
    const target = element.current;
    if (!isEnabled || !target || typeof IntersectionObserver === 'undefined') return undefined;
    let isFirst = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          observer.disconnect();
          if (!isFirst) prefetchInView(href);
        }
        isFirst = false;
      },
      { rootMargin: PREFETCH_ROOT_MARGIN },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, href, isEnabled]);
}
