import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { dataOf } from '../../support/askGraph';
import { startTracing } from '@/server/observe/startTracing';
import { enableTracing, inRequestTrace } from '@/server/observe/trace';
import { readConfig } from '@/server/config/config';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
}

interface OtlpExport {
  readonly resourceSpans: readonly { readonly resource: unknown; readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[] }[];
}

const bodies: OtlpExport[] = [];
let collector: Server;

beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
      bodies.push(JSON.parse(Buffer.concat(chunks).toString()) as OtlpExport);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});

afterAll(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  enableTracing(undefined);
  collector.closeAllConnections();
  collector.close();
});

describe('exportSpans', () => {
  it('sends the spans of a request, its operation and its slow resolvers by OTLP, in the caller’s trace', async () => {
    const close = await startTracing(readConfig(process.env));
    inRequestTrace({ traceparent: `00-${TRACE_ID}-${CALLER}-01` }, 'POST', (end) => {
      dataOf('query ManyQuery { features(first: 100) { edges { node { slug coverage(audience: "region:DE") { supportedShare blockers { share } } } } } }');
      end({ name: 'POST /graphql', attributes: { 'http.response.status_code': 200 } });
    });
    await close();

    const spans = bodies.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    const named = (name: string) => spans.find((span) => span.name === name);
    expect(JSON.stringify(bodies[0]!.resourceSpans[0]!.resource)).toContain('plimsoll');
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE_ID]));
    expect(named('POST /graphql')?.parentSpanId).toBe(CALLER);
    expect(named('query ManyQuery')?.parentSpanId).toBe(named('POST /graphql')?.spanId);
    const resolvers = spans.filter(({ name }) => name.startsWith('resolve '));
    expect(resolvers.length).toBeGreaterThan(0);
    expect(resolvers.every(({ parentSpanId }) => parentSpanId === named('query ManyQuery')?.spanId)).toBe(true);
  });
});
