import { expect, type Page } from '@playwright/test';

/** The most that a page may move while it fills. */
const FEW = 0.02;

/** Missing from TypeScript's DOM library: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface Shift {
  readonly value: number;
  /** For each part: its tag, the beginning of its text, and its box before and after, in CSS pixels. */
  readonly moved: readonly string[];
}

/** Call it before the page is opened. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: Shift[] = [];
    Object.assign(window, { shifts: seen });
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        seen.push({
          value: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} “${node?.textContent?.trim().slice(0, 40)}” ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

const readShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts);

const sumUp = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);

/** The sum of a page's layout shifts without input, as CLS counts them. */
export const shiftsOf = async (page: Page) => sumUp(await readShifts(page));

/** Holds for a page that has been opened after `watchShifts`, once it has filled. */
export async function expectFewShifts(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const shifts = await readShifts(page);
  expect
    .soft(sumUp(shifts), `${page.url()}\n${JSON.stringify(shifts, null, 1)}`)
    .toBeLessThanOrEqual(FEW);
}
