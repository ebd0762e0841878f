import type { ChartSeries } from '@/client/ui/ChartSeries';

type BrowserLook = Pick<ChartSeries, 'shortLabel' | 'paint' | 'shape' | 'isCompanion'>;

/** A color and shape for each vendor; mobile browsers have hollow marks. */
export const BROWSER_LOOKS: Readonly<Record<string, BrowserLook>> = {
  chrome: { shortLabel: 'Chr', paint: 'var(--series-1)', shape: 'circle' },
  chrome_android: {
    shortLabel: 'Chr A',
    paint: 'var(--series-1)',
    shape: 'circle',
    isCompanion: true,
  },
  edge: { shortLabel: 'Edge', paint: 'var(--series-4)', shape: 'square' },
  firefox: { shortLabel: 'Fx', paint: 'var(--series-2)', shape: 'triangle' },
  firefox_android: {
    shortLabel: 'Fx A',
    paint: 'var(--series-2)',
    shape: 'triangle',
    isCompanion: true,
  },
  safari: { shortLabel: 'Saf', paint: 'var(--series-3)', shape: 'diamond' },
  safari_ios: { shortLabel: 'iOS', paint: 'var(--series-3)', shape: 'diamond', isCompanion: true },
};

/** For a core browser newer than this table. */
export const PLAIN_LOOK: BrowserLook = { paint: 'var(--ink-2)', shape: 'circle' };
