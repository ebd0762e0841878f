import { useEffect, useRef, useState } from 'react';
import { keepFiles } from '@/offline/startWorker';
import type { ScanSource, ShownUse } from '@/scanner/worker/ScanMessage';
import type { ScanPool } from '@/scanner/worker/ScanPool';
import type { ScanProgress } from '@/scanner/worker/ScanQueue';
import type { ScanTally } from '@/scanner/worker/ScanTally';
import type { ScanFindings } from './ScanFindings';
import { isPermalink, readPermalink } from './scanPermalink';

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

export type ShowUses = ScanPool['show'];

/** The fallbacks in the code that is at hand. */
export interface ScanFallbacks {
  readonly find: ScanPool['findFallbacks'];
  readonly show: ScanPool['showFallbacks'];
}

/** Scans in workers, which start when there is something to scan or the reader goes for it. */
export function useScan(tableAddress: string) {
  const [state, setState] = useState<ScanState>({ status: 'idle', id: 0 });
  const pool = useRef<Promise<ScanPool>>(undefined);
  const newest = useRef(0);

  const openPool = (): Promise<ScanPool> =>
    (pool.current ??= import(
      /* webpackChunkName: "scan-sections" */ '@/scanner/worker/openScanPool'
    ).then(({ openScanPool }) => openScanPool(tableAddress)));

  useEffect(() => {
    const timer = setTimeout(
      () => void keepForOffline(openPool).catch(() => undefined),
      LOAD_ALL_MS,
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- Once a page: the table never changes under it.
  }, []);
  useEffect(
    () => () => void pool.current?.then((opened) => opened.close()).catch(() => undefined),
    [],
  );
  useEffect(() => {
    const take = () =>
      void readPermalink(window.location.hash).then((findings) => {
        if (!findings && !isPermalink(window.location.hash)) return;
        const id = (newest.current += 1);
        setState(
          findings ? { status: 'done', id, findings } : { status: 'failed', id, message: DAMAGED },
        );
      });
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);

  async function start(sources: readonly ScanSource[]) {
    const id = (newest.current += 1);
    const set = (next: ScanState) => newest.current === id && setState(next);
    const startedAt = performance.now();
    set({ status: 'scanning', id, startedAt });
    let shownAt = -Infinity;
    try {
      const opened = await openPool();
      const tally = await opened.scan(sources, (progress) => {
        const now = performance.now();
        if (now - shownAt < SHOW_EVERY_MS) return;
        shownAt = now;
        set({
          status: 'scanning',
          id,
          startedAt,
          progress,
          findings: toFindings(progress.tally, opened.packages),
        });
      });
      set({ status: 'done', id, findings: toFindings(tally, opened.packages) });
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : 'The scanner did not start.';
      set({ status: 'failed', id, message: `${message.replace(/\.?$/, '.')} Scan again.` });
    }
  }

  return {
    state,
    start: (sources: readonly ScanSource[]) => void start(sources),
    prepare: (isForFiles: boolean) =>
      void openPool()
        .then((opened) => opened.prepare(isForFiles))
        .catch(() => undefined),
    stop: () => void pool.current?.then((opened) => opened.stop()),
    show: async (
      keys: readonly string[],
      first: number,
      files?: readonly string[],
    ): Promise<ShownUse[]> => (await openPool()).show(keys, first, files),
    fallbacks: {
      find: async () => (await openPool()).findFallbacks(),
      show: async (id, first) => (await openPool()).showFallbacks(id, first),
    } satisfies ScanFallbacks,
  };
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
async function keepForOffline(openPool: () => Promise<ScanPool>): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData || !('serviceWorker' in navigator)) return;
  await keepFiles(await (await openPool()).loadAll());
}
