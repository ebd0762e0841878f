import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepFiles } from '@/browser/offline/startWorker';
import { type LoadOnce, loadOnce } from '@/domain/loadOnce';
import {
  openScanPool,
  type ScanPool,
  type ScanProgress,
  type ScanSource,
  type ScanTally,
  type ShownUse,
} from '@/engines/scanner/forPage';
import { isPermalink } from './isPermalink';
import { putIntoAddress } from './putIntoAddress';
import type { ScanFindings } from './ScanFindings';

type ScanState =
  | { readonly status: 'idle'; readonly id: number; readonly findings?: undefined }
  | {
      readonly status: 'scanning';
      readonly id: number;
      readonly startedAt: number;
      readonly progress?: ScanProgress;
      readonly findings?: ScanFindings;
    }
  | { readonly status: 'done'; readonly id: number; readonly findings: ScanFindings }
  | {
      readonly status: 'failed';
      readonly id: number;
      readonly message: string;
      readonly findings?: undefined;
    };

/** Milliseconds between two pictures of a running scan. */
const SHOW_EVERY_MS = 250;
/** Long after the page is ready, so that nothing waits for the parsers. */
const LOAD_ALL_MS = 3_000;

const DAMAGED = 'The link to this result is cut short or damaged. Copy it again, or scan the code.';

const NOT_LOADED = 'The result of the link could not be loaded. Reload the page.';

export type ShowUses = ScanPool['show'];

/** The fallbacks in the code that is at hand. */
export interface ScanFallbacks {
  readonly find: ScanPool['findFallbacks'];
  readonly show: ScanPool['showFallbacks'];
}

/** Scans in workers, which start when there is something to scan or the reader goes for it. */
export function useScan(tableAddress: string) {
  const [state, setState] = useState<ScanState>({ status: 'idle', id: 0 });
  const [pool] = useState(() => loadOnce(() => openScanPool(tableAddress)));
  const newest = useRef(0);

  useEffect(() => {
    const timer = setTimeout(() => void keepForOffline(pool).catch(() => undefined), LOAD_ALL_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- Once a page: the table never changes under it.
  }, []);
  const withOpened = (act: (opened: ScanPool) => void) =>
    void pool
      .started()
      ?.then(act)
      .catch(() => undefined);
  // oxlint-disable-next-line react/exhaustive-deps -- When the page is left; the pool stays the same.
  useEffect(() => () => withOpened((opened) => opened.close()), []);
  useLinkedResult((hash) => {
    const id = (newest.current += 1);
    void readResult(hash).then((result) => newest.current === id && setState({ ...result, id }));
  });

  async function start(sources: readonly ScanSource[]) {
    const id = (newest.current += 1);
    // Otherwise a reload would show the previous result, since this scan has no address.
    if (isPermalink(window.location.hash)) putIntoAddress('');
    const set = (next: ScanState) => newest.current === id && setState(next);
    const startedAt = performance.now();
    set({ status: 'scanning', id, startedAt });
    try {
      const opened = await pool.load();
      const show = (progress: ScanProgress) => {
        const findings = toFindings(progress.tally, opened.packages);
        set({ status: 'scanning', id, startedAt, progress, findings });
      };
      const tally = await opened.scan(sources, atIntervals(show));
      set({ status: 'done', id, findings: toFindings(tally, opened.packages) });
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : 'The scanner did not start.';
      set({ status: 'failed', id, message: withAdvice(message.replace(/\.?$/, '.')) });
    }
  }

  return {
    state,
    start: (sources: readonly ScanSource[]) => void start(sources),
    stop: () => withOpened((opened) => opened.stop()),
    ...readPool(pool),
  };
}

function readPool(pool: LoadOnce<ScanPool>) {
  return {
    prepare: (isForFiles: boolean) =>
      void pool
        .load()
        .then((opened) => opened.prepare(isForFiles))
        .catch(() => undefined),
    show: async (
      keys: readonly string[],
      first: number,
      files?: readonly string[],
    ): Promise<ShownUse[]> => (await pool.load()).show(keys, first, files),
    fallbacks: {
      find: async () => (await pool.load()).findFallbacks(),
      show: async (id, first) => (await pool.load()).showFallbacks(id, first),
    } satisfies ScanFallbacks,
  };
}

/** Calls `onLink` if the address links to a result, now and when the fragment changes. */
function useLinkedResult(onLink: (hash: string) => void): void {
  const take = useEffectEvent(() => {
    const { hash } = window.location;
    if (isPermalink(hash)) onLink(hash);
  });
  useEffect(() => {
    const listener = () => take();
    listener();
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, []);
}

type LinkedResult =
  | Pick<Extract<ScanState, { status: 'done' }>, 'status' | 'findings'>
  | Pick<Extract<ScanState, { status: 'failed' }>, 'status' | 'message'>;

/** Loads the code that reads links, since only pages with a link need it. */
async function readResult(hash: string): Promise<LinkedResult> {
  try {
    const { readPermalink } = await import(
      /* webpackChunkName: "scan-sections" */ './scanPermalink'
    );
    const findings = await readPermalink(hash);
    return findings ? { status: 'done', findings } : { status: 'failed', message: DAMAGED };
  } catch {
    return { status: 'failed', message: NOT_LOADED };
  }
}

/** Passes on no more than one call per interval. */
function atIntervals(show: (progress: ScanProgress) => void) {
  let shownAt = -Infinity;
  return (progress: ScanProgress): void => {
    const now = performance.now();
    if (now - shownAt < SHOW_EVERY_MS) return;
    shownAt = now;
    show(progress);
  };
}

/** Some messages already say what to do. */
function withAdvice(message: string): string {
  return /\b(?:reload|scan again)\b/i.test(message) ? message : `${message} Scan again.`;
}

function toFindings(tally: ScanTally, packages: readonly string[]): ScanFindings {
  const { readCount, readBytes, unread, unknown } = tally;
  return {
    keys: tally.keys(),
    readCount,
    readBytes,
    unread: [...unread],
    unknown,
    packages,
    browsers: tally.browsers,
    countFiles: (keys) => tally.countFiles(keys),
  };
}

/** Loads the parsers and has the browser keep them, unless the reader saves data. */
async function keepForOffline(pool: LoadOnce<ScanPool>): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData || !('serviceWorker' in navigator)) return;
  await keepFiles(await (await pool.load()).loadAll());
}
