import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface RecordedCall {
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface AnalyticsServer {
  /** `host:port`. */
  readonly place: string;
  readonly address: string;
  readonly calls: RecordedCall[];
  /** Its answer from now on; without a body it never answers. */
  answerWith(answer: Answer): void;
  stop(): void;
}

/** Stands in for an analytics product: says what it is given, and keeps what it was asked. */
export async function anAnalyticsServer(): Promise<AnalyticsServer> {
  const calls: RecordedCall[] = [];
  let answer: Answer = { body: {} };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      const body = Buffer.concat(chunks).toString();
      calls.push({ url, authorization: headers.authorization, body });
      if (answer.body === undefined) return;
      response.writeHead(answer.status ?? 200, {
        'content-type': 'application/json',
        ...answer.headers,
      });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    place,
    address: `http://${place}`,
    calls,
    answerWith: (next) => {
      answer = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
