import { findChromium } from '@/tools/chromium.mjs';

/** How the journeys start Chromium. */
export const chromiumLaunch = (...more: readonly string[]) => ({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-dev-shm-usage',
    ...more,
  ],
});
