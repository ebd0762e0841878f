import { readFileSync } from 'node:fs';
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

const NEXT_BUILD_ID = 'the-next-deployment';

/**
 * A server before the real one that can be redeployed: from then on it answers as another build
 * would.
 */
export interface Deployments {
  readonly origin: string;
  /** The next build is there; scripts that only the old one named are gone. */
  deploy(): void;
  /**
   * From now on scripts with this in their path are gone, until a document is asked for: a new
   * build's documents name others.
   */
  lose(part: string): void;
  /** The paths of the scripts that were asked for in vain. */
  readonly missed: readonly string[];
  /** No server answers from now on. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

export async function startDeployments(target: string): Promise<Deployments> {
  const buildId = readFileSync('.next/BUILD_ID', 'utf8').trim();
  let isDeployed = false;
  let lost: string | undefined;
  const missed: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (request.headers['sec-fetch-dest'] === 'document') lost = undefined;
    if (lost === undefined || !path.includes(lost))
      return void forward({ target, buildId, isDeployed }, request, response).catch(() =>
        response.destroy(),
      );
    missed.push(path);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => void (isDeployed = true),
    lose: (part) => void (lost = part),
    missed,
    stop: () => closeNow(server),
    close: () => closeNow(server),
  };
}

interface Deployment {
  readonly target: string;
  readonly buildId: string;
  readonly isDeployed: boolean;
}

async function forward(
  { target, buildId, isDeployed }: Deployment,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url ?? '/';
  if (isDeployed && path.includes(buildId)) return void response.writeHead(404).end();
  const answer = await answerOf(
    target,
    request,
    isDeployed ? path.replaceAll(NEXT_BUILD_ID, buildId) : path,
  );
  const {
    'content-encoding': encoding,
    'content-length': _,
    'transfer-encoding': __,
    ...headers
  } = answer.headers;
  const packed = await bytesOf(answer);
  const body = encoding === 'gzip' ? gunzipSync(packed) : packed;
  const isText = /html|javascript|json/.test(headers['content-type'] ?? '');
  response.writeHead(answer.statusCode ?? 500, headers);
  response.end(isDeployed && isText ? body.toString().replaceAll(buildId, NEXT_BUILD_ID) : body);
}

function answerOf(
  target: string,
  request: IncomingMessage,
  path: string,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { ...request.headers, 'accept-encoding': 'gzip' };
    // A connection for each request (`agent: false`): one that is kept may be closed by the real
    // server at the moment it is used again.
    request.pipe(
      ask(new URL(path, target), { method: request.method, headers, agent: false }, resolve).on(
        'error',
        reject,
      ),
    );
  });
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function closeNow(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
