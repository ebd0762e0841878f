// POST /api/telemetry: forwards envelopes from our own pages to the operator's collector
// (docs/decisions/0013). Pitfall: the endpoint is public, so it must never become a way to reach
// another host, exhaust memory or write to another project.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TELEMETRY_ENVELOPE_BYTES } from '@/domain/telemetry';
import { config, type Config } from '@/server/platform/config/config';
import { refusesTelemetry } from '@/server/platform/observe/traceTags';
import { clientAddress } from './clientAddress';
import { type Envelope, parseEnvelope, serializeEnvelope } from './envelope';
import { RateLimit } from './RateLimit';
import { BodyRefusal, readBody } from './readBody';
import { telemetryUpstream, type TelemetryUpstream } from './telemetryUpstream';

type Settings = Pick<Config, 'sentryDsn' | 'baseUrl' | 'trustedProxies'>;

/** Items that pages send: errors, spans, sessions, and reports of dropped items. */
const ITEM_TYPES: ReadonlySet<unknown> = new Set(['event', 'span', 'session', 'client_report']);

/** Envelope headers to keep: the trace its items belong to and the SDK that wrote them. */
const HEADER_FIELDS = ['event_id', 'sent_at', 'sdk', 'trace'] as const;

const RATE = { burst: 60, perMinute: 300 };

export function createTelemetryHandler(
  readSettings: () => Settings = config,
  getUpstream: (url: string) => TelemetryUpstream = telemetryUpstream,
  now?: () => number,
) {
  const limit = new RateLimit('telemetry', RATE, now);
  let upstream: TelemetryUpstream | undefined;

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const settings = readSettings();
    const { sentryDsn } = settings;
    response.setHeader('Cache-Control', 'no-store');
    if (!sentryDsn) return answer(response, 404);
    if (request.method !== 'POST') return answer(response.setHeader('Allow', 'POST'), 405);
    if (!isOwnPage(request, settings.baseUrl)) return answer(response, 403);
    // A page loaded before the reader opted out may still send. Accept its envelope, but neither
    // read nor forward it.
    if (refusesTelemetry(request.headers))
      return answer(response.setHeader('Connection', 'close'), 200);

    upstream ??= getUpstream(sentryDsn.envelopeUrl);
    const wait = Math.max(
      upstream.pause(),
      limit.take(clientAddress(request, settings.trustedProxies)),
    );
    if (wait > 0) {
      return answer(
        response
          .setHeader('Retry-After', wait)
          .setHeader('X-Sentry-Rate-Limits', `${wait}::organization`),
        429,
      );
    }
    const status = await accept(request, sentryDsn.text, upstream);
    // The rest of a refused body stays unread, so the connection can't be reused.
    if (status !== 200) response.setHeader('Connection', 'close');
    answer(response, status);
  };
}

async function accept(
  request: IncomingMessage,
  dsn: string,
  upstream: TelemetryUpstream,
): Promise<number> {
  try {
    const envelope = parseEnvelope(await readBody(request, TELEMETRY_ENVELOPE_BYTES));
    if (envelope.header.dsn !== dsn) return 403;
    const items = envelope.items.filter(({ header }) => ITEM_TYPES.has(header.type));
    if (items.length === 0) return 400;
    upstream.pass(serializeEnvelope({ header: ownHeader(envelope), items }));
    return 200;
  } catch (cause) {
    return cause instanceof BodyRefusal ? cause.status : 400;
  }
}

const ownHeader = ({ header }: Envelope): Envelope['header'] =>
  Object.fromEntries(
    HEADER_FIELDS.filter((name) => header[name] !== undefined).map((name) => [name, header[name]]),
  );

/**
 * Browsers send Sec-Fetch-Site, older ones only Origin. A client that sends neither isn't one of
 * our pages.
 */
function isOwnPage({ headers }: IncomingMessage, baseUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === baseUrl : site === 'same-origin';
}

function answer(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}
