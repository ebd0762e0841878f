// Before newer data is served, every kind of page is drawn from it once: data that agrees with all
// that is published may still hold what a page cannot show.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { missingFeaturesHref } from '@/domain/routes/browsers';
import { calendarHref } from '@/domain/routes/calendar';
import { href } from '@/domain/routes/href';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { withCatalogue } from '@/server/data/catalogue/loadCatalogue';
import type { Handler } from './Handler';

/** How long one page may take: the first of its kind loads its code. */
const PAGE_LIMIT_MS = 20_000;

/** React's mark for a part that failed on the server. */
const FAILED_PART = '<!--$!-->';

/** Every kind of page that shows the data, with samples from the middle and the end of each list. */
export function trialAddresses(catalogue: Catalogue): readonly string[] {
  return [
    ...[href.home(), href.features(), href.compat(), href.groups(), href.browsers()],
    ...[calendarHref(), '/browsers/compare', href.audiences(), href.newAudience(), href.stats()],
    ...[href.baseline(), href.baseline(Number(catalogue.asOf.slice(0, 4))), href.changes()],
    ...[href.data(), '/policy/browsers', href.scan(), '/search?q=grid', '/watch', '/w'],
    ...[href.developers(), href.forecast()],
    ...[0.4, 1].flatMap((where) => sampleAddresses(catalogue, where)),
  ];
}

/** @param where from 0 for the first of each list to 1 for the last */
function sampleAddresses(catalogue: Catalogue, where: number): readonly string[] {
  const { coreBrowsers, features, groups, keyCount } = catalogue;
  const at = <Item>(items: readonly Item[]): Item => items[Math.round(where * (items.length - 1))]!;
  const { slug } = at(features);
  const browser = at(coreBrowsers);

  return [
    href.feature(slug),
    `${href.feature(slug)}/audiences`,
    href.share(slug),
    href.compat(catalogue.keyAt(Math.round(where * (keyCount - 1))).path),
    href.group(at(groups).path),
    href.browser(browser.slug),
    missingFeaturesHref(browser.slug, {}),
    href.release(browser.slug, at(browser.releases).version),
    `${href.policy()}?adopt=${slug}`,
  ];
}

/**
 * A sentence about the first page that cannot be drawn from the catalogue; undefined if all can.
 * Renders pages one after another, so that requests of readers take turns with them.
 * @param handle what answers readers, too
 */
export async function findTrialProblem(
  handle: Handler,
  catalogue: Catalogue,
  addresses: readonly string[] = trialAddresses(catalogue),
): Promise<string | undefined> {
  const server = createServer((request, response) => {
    withCatalogue(catalogue, () => handle(request, response)).catch(() => response.destroy());
  });
  const origin = await listenAlone(server);
  try {
    for (const address of addresses) {
      const problem = await findPageProblem(origin, address);
      if (problem !== undefined) return `The page ${address} cannot be shown: ${problem}.`;
    }
    return undefined;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** In this process, even where several share one port. */
const listenAlone = (server: Server): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });

async function findPageProblem(origin: string, address: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${origin}${address}`, {
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(PAGE_LIMIT_MS),
    });
    const text = await response.text();
    if (response.status !== 200) return `it answers ${response.status}`;
    return text.includes(FAILED_PART) ? 'a part of it fails' : undefined;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'it takes too long' : 'it breaks off';
  }
}
