import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SearchCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly requests: readonly { readonly query: string; readonly indexName: string }[];
}

export interface SearchHost {
  /** `http://127.0.0.1:…` */
  readonly address: string;
  /** Every call since the start or the last `forget`. */
  readonly calls: SearchCall[];
  /** Answers like this from now on. */
  answerWith(answer: SearchAnswerer): void;
  close(): Promise<void>;
}

export type SearchAnswerer = (response: ServerResponse, call: SearchCall) => void;

/** One hit per request, named as asked. */
export const hitNamedAsAsked: SearchAnswerer = (response, { requests }) => {
  const results = requests.map(({ query }) => ({
    query,
    nbHits: 1,
    hits: [{ objectID: 'feature:has', kind: 'feature', name: query, url: '/features/has' }],
  }));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results }));
};

/** A host of the search protocol on a free loopback port that answers as asked. */
export async function listenSearchHost(): Promise<SearchHost> {
  const calls: SearchCall[] = [];
  let answer = hitNamedAsAsked;
  const server = createServer((request, response) => {
    void callOf(request).then((call) => {
      calls.push(call);
      answer(response, call);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answerWith: (next) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function callOf(request: IncomingMessage): Promise<SearchCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { requests } = JSON.parse(Buffer.concat(chunks).toString()) as Pick<SearchCall, 'requests'>;
  return { path: request.url ?? '', headers: request.headers, requests };
}
