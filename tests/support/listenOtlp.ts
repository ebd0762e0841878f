import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
}

interface OtlpExport {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

export interface OtlpCollector {
  readonly url: string;
  readonly spans: readonly OtlpSpan[];
  close(): Promise<void>;
}

/** An OpenTelemetry collector on a free loopback port: takes OTLP as JSON over HTTP. */
export async function listenOtlp(): Promise<OtlpCollector> {
  const spans: OtlpSpan[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as OtlpExport;
        spans.push(
          ...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
        );
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
