// GET /m/<site>.js and POST /m/<site>, for browsers on sites of teams. Easy to get wrong: a visitor's
// browser must learn nothing from an answer, not even whether a site exists.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loadBeaconScript, writeBeaconScript } from '@/server/data/catalogue/presenceTable';
import type { Config } from '@/server/platform/config/config';
import { BEACON_BYTES, parseBeacon } from '@/server/teams/sources/parseBeacon';
import { clientAddress } from './clientAddress';
import { countBeacon } from './keepBeacons';
import { RateLimit } from './RateLimit';
import { BodyRefusal, readBody } from './readBody';
import { pathOf, type Route } from './Route';

const PATH = /^\/m\/([\w-]{1,40})(\.js)?$/;

/** An office behind one address sends many at nine in the morning. */
const ADDRESS_RATE = { burst: 300, perMinute: 60 };
/** A thousand a second, which no site has for long. */
const SITE_RATE = { burst: 60_000, perMinute: 60_000 };

export const isBeacon = (path: string): boolean => path.startsWith('/m/');

interface BeaconRoute {
  readonly settings: Pick<Config, 'baseUrl' | 'trustedProxies'>;
  readonly count?: typeof countBeacon;
  readonly now?: () => number;
}

export function createBeaconRoute({ settings, count = countBeacon, now }: BeaconRoute): Route {
  const ofAddress = new RateLimit('beacons of an address', ADDRESS_RATE, now);
  const ofSite = new RateLimit('beacons of a site', SITE_RATE, now);

  const take = async (request: IncomingMessage, site: string): Promise<void> => {
    if (ofAddress.take(clientAddress(request, settings.trustedProxies)) > 0) return;
    const visit = parseBeacon((await readBody(request, BEACON_BYTES)).toString('latin1'));
    if (visit && ofSite.take(site) === 0)
      await count(site, visit, request.headers['user-agent'] ?? '');
  };
  return {
    matches: (request) => isBeacon(pathOf(request)),
    answer: async (request, response) => {
      const [, site, ending] = PATH.exec(pathOf(request)) ?? [];
      if (site === undefined) return end(response, 404);
      if (ending !== undefined)
        return sendScript(request, response, `${settings.baseUrl}/m/${site}`);
      if (request.method !== 'POST') return end(response.setHeader('Allow', 'POST'), 405);
      await take(request, site).catch((cause: unknown) => {
        if (!(cause instanceof BodyRefusal)) throw cause;
        // The rest of the body stays unread.
        response.setHeader('Connection', 'close');
      });
      end(response, 204);
    },
  };
}

/** The same for every site, known or not, but for its address. */
function sendScript(request: IncomingMessage, response: ServerResponse, address: string): void {
  response.writeHead(200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=86400',
    // Integrity is checked only where reading is allowed.
    'Access-Control-Allow-Origin': '*',
  });
  response.end(
    request.method === 'HEAD' ? undefined : writeBeaconScript(loadBeaconScript(), address),
  );
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Cache-Control': 'no-store' });
  response.end();
}
