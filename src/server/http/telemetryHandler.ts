// POST /api/telemetry: envelopes of our own pages → the collector the operator has configured
// (docs/decisions/0013). What one would get wrong: it is open to the world, so it must be no way to
// reach any other host, to fill this one's memory or to write into another project.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TELEMETRY_ENVELOPE_BYTES } from '@/domain/telemetry';
import { config, type Config } from '@/server/config/config';
import { refusesTelemetry } from '@/server/observe/traceTags';
import { clientAddress } from './clientAddress';
import { type Envelope, parseEnvelope, serializeEnvelope } from './envelope';
import { RateLimit } from './RateLimit';
import { BodyRefusal, readBody } from './readBody';
import { telemetryUpstream, type TelemetryUpstream } from './telemetryUpstream';

type Settings = Pick<Config, 'sentryDsn' | 'baseUrl' | 'trustedProxies'>;

/** What pages send: errors, spans, sessions, and how much of these they have dropped. */
const ITEM_TYPES: ReadonlySet<unknown> = new Set(['event', 'span', 'session', 'client_report']);

/** Of the envelope's header: the trace its items belong to, and which library wrote them. */
const HEADER_FIELDS = ['event_id', 'sent_at', 'sdk', 'trace'] as const;

const RATE = { burst: 60, perMinute: 300 };

export function createTelemetryHandler(
  readSettings: () => Settings = config,
  upstreamOf: (url: string) => TelemetryUpstream = telemetryUpstream,
) {
  const limit = new RateLimit(RATE);
  let upstream: TelemetryUpstream | undefined;

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const settings = readSettings();
    const { sentryDsn } = settings;
    response.setHeader('Cache-Control', 'no-store');
    if (!sentryDsn) return answer(response, 404);
    if (request.method !== 'POST') return answer(response.setHeader('Allow', 'POST'), 405);
    if (!isOwnPage(request, settings.baseUrl)) return answer(response, 403);
    // A page kept from before the reader's wish may still send. What it says is not read, nor
    // passed on.
    if (refusesTelemetry(request.headers))
      return answer(response.setHeader('Connection', 'close'), 200);

    upstream ??= upstreamOf(sentryDsn.envelopeUrl);
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
    // What is left of a refused body is not read; the connection cannot be used again.
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
 * Browsers say where a request comes from; older ones only its origin. A program that says nothing
 * is no page of ours.
 */
function isOwnPage({ headers }: IncomingMessage, baseUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === baseUrl : site === 'same-origin';
}

function answer(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}
