// A site that measures its audience, and the place its beacons go to.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type EngineLetter,
  loadBeaconScript,
  loadPresenceTable,
  writeBeaconScript,
} from '@/server/data/catalogue/presenceTable';

/** Drivers say that they drive; the script would leave their browsers out. */
const NOT_DRIVEN = "Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });";

export interface BeaconSite {
  readonly url: string;
  /** Their bodies, in order. */
  readonly beacons: string[];
  close(): void;
}

export async function aBeaconSite(): Promise<BeaconSite> {
  const beacons: string[] = [];
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    if (request.method === 'POST') {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        beacons.push(body);
        response.writeHead(204).end();
      });
    } else if (request.url === '/m.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(writeBeaconScript(loadBeaconScript(), `${origin}/m/site`));
    } else {
      response.setHeader('content-type', 'text/html');
      response.end(
        `<!doctype html><title>Shop</title><script>${NOT_DRIVEN}</script><script defer src="/m.js"></script>`,
      );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    beacons,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** All tests of an engine, with the class of each. */
export const testsOf = (letter: EngineLetter): readonly (readonly [string, string])[] =>
  loadPresenceTable().engines[letter].classes.flatMap(({ version, tests }) =>
    tests.map(({ text }) => [version, text] as const),
  );

/** Runs in a page: for each test, true if it holds. As in src/browser/beacon/visit.ts. */
export function askAll(texts: readonly string[]): boolean[] {
  return texts.map((text) => {
    if (text === text.toLowerCase()) return CSS.supports(text, 'inherit');
    const [name = '', member] = text.split('.');
    const owner = (globalThis as unknown as Record<string, { prototype?: object } | undefined>)[
      name
    ];
    if (!owner || member === undefined) return owner !== undefined;
    return member in owner || member in (owner.prototype ?? owner);
  });
}

/** The class that a release belongs to, of those that the script knows. */
export function classOf(letter: EngineLetter, version: number): string | undefined {
  return loadPresenceTable().asked[letter].findLast((one) => Number(one) <= version);
}
