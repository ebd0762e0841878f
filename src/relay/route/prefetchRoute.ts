// Prefetches a link's page, code and data. Bounded, so that scrolling past a thousand links doesn't
// send a thousand requests.
import Router from 'next/router';
import type { RoutePage } from './route';

/**
 * The maximum number of concurrent data prefetches; a click needs the connection more than a guess
 * does.
 */
const MAX_CONCURRENT = 2;

/**
 * The maximum number of links per page prefetched because they came into view; a link the reader
 * points at is always prefetched.
 */
const MAX_IN_VIEW_PER_PAGE = 12;

const waiting: (() => Promise<void>)[] = [];
let running = 0;
let inView = { page: '', count: 0 };

/** Prefetches a link that the reader hovers, focuses or touches. */
export function prefetchOnIntent(href: string): void {
  void loadPageModule(href);
}

/**
 * Prefetches a link near the viewport: queued, bounded per page, and skipped in data-saver mode.
 */
export function prefetchInView(href: string): void {
  if (savesData()) return;
  const page = Router.asPath;
  if (inView.page !== page) {
    inView = { page, count: 0 };
    waiting.length = 0;
  }
  if (inView.count >= MAX_IN_VIEW_PER_PAGE) return;
  inView.count += 1;
  waiting.push(() => loadPageModule(href));
  runNext();
}

function runNext(): void {
  const task = running < MAX_CONCURRENT ? waiting.shift() : undefined;
  if (!task) return;
  running += 1;
  void task().finally(() => {
    running -= 1;
    runNext();
  });
}

async function loadPageModule(href: string): Promise<void> {
  const url = new URL(href, window.location.href);
  const loader = Router.router?.pageLoader as PageLoader | undefined;
  if (!loader || url.origin !== window.location.origin) return;
  try {
    const match = matchPage(await loader.getPageList(), url.pathname);
    if (!match) return;
    const { page } = await loader.loadPage(match.page);
    await (page as Partial<RoutePage>).prefetch?.({
      query: { ...Object.fromEntries(url.searchParams), ...match.params },
    });
  } catch {
    // A failed prefetch costs nothing: the click will retry and show the error.
  }
}

/** The parts of Next's page loader used here; Next types it as `any`. */
interface PageLoader {
  getPageList(): Promise<readonly string[]>;
  loadPage(page: string): Promise<{ readonly page: unknown }>;
}

/** The first page, in Next's order of precedence, whose pattern matches a path. */
export function matchPage(
  pages: readonly string[],
  path: string,
): { page: string; params: Record<string, string | string[]> } | undefined {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  for (const page of pages) {
    const params = matchPattern(page.split('/').filter(Boolean), parts);
    if (params) return { page, params };
  }
  return undefined;
}

function matchPattern(
  pattern: readonly string[],
  parts: readonly string[],
): Record<string, string | string[]> | undefined {
  const params: Record<string, string | string[]> = {};
  for (const [index, segment] of pattern.entries()) {
    const rest = /^\[{1,2}\.\.\.(\w+)\]{1,2}$/.exec(segment)?.[1];
    if (rest !== undefined) {
      if (index === parts.length) return segment.startsWith('[[') ? params : undefined;
      return { ...params, [rest]: parts.slice(index) };
    }
    const part = parts[index];
    if (part === undefined) return undefined;
    const name = /^\[(\w+)\]$/.exec(segment)?.[1];
    if (name !== undefined) params[name] = part;
    else if (segment !== part) return undefined;
  }
  return pattern.length === parts.length ? params : undefined;
}

function savesData(): boolean {
  return (
    (navigator as Navigator & { connection?: { readonly saveData?: boolean } }).connection
      ?.saveData === true
  );
}
