import { expect, test as plainTest } from '@playwright/test';
import type { Engine, Tab } from './Engine';
import { startFirefox } from './firefox';
import { openSite, type Site } from './Site';
import { startWebKit } from './webkit';

export type EngineName = 'firefox' | 'webkit';

const START: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

interface OfTest {
  readonly site: Site;
  readonly tab: Tab;
}

interface OfWorker {
  readonly engineName: EngineName;
  readonly engine: Engine;
  readonly openedSite: Site;
}

/** A test with a window of the project's engine, and with the production build on a port. */
export const test = plainTest.extend<OfTest, OfWorker>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await START[engineName]();
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  openedSite: [
    async ({}, provide) => {
      const site = await openSite();
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ openedSite }, provide) => {
    openedSite.hasCookieStore = true;
    await openedSite.comeBack();
    openedSite.requests.length = 0;
    await provide(openedSite);
  },
  tab: async ({ engine }, provide) => {
    const tab = await engine.open();
    await provide(tab);
    await tab.close();
  },
});

/** Console messages, errors and failed requests of a tab's pages. */
export async function complaintsOf(tab: Tab): Promise<readonly string[]> {
  const recorded = await tab.ask(() => sessionStorage.getItem('complaints') ?? '[]');
  return [...tab.console, ...(JSON.parse(recorded) as string[])];
}

/** Waits until a page answers so; a page on its way to another one has no answer yet. */
export async function expectPage<Args extends unknown[]>(
  tab: Tab,
  answer: unknown,
  inPage: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  await expect(async () => expect(await tab.ask(inPage, ...args)).toEqual(answer)).toPass({
    intervals: [50, 100, 200],
  });
}
