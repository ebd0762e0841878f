import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface HostedIndex {
  settings: Record<string, unknown>;
  synonyms: unknown[];
  records: Map<string, Record<string, unknown>>;
}

interface Task {
  readonly indexName: string;
  readonly apply: () => void;
  polls: number;
}

/**
 * A task is done, and its effect seen, when it has been asked for this often: a caller that does not wait
 * finds nothing.
 */
const POLLS_UNTIL_DONE = 2;

/**
 * A stand-in for the hosted service that follows its public protocol for writing an index, and is
 * strict: credentials only in headers, tasks that take time, 400 for every call it does not know.
 */
export async function listenHostedSearch({
  applicationId,
  adminKey,
}: {
  readonly applicationId: string;
  readonly adminKey: string;
}) {
  const indexes = new Map<string, HostedIndex>();
  const tasks = new Map<number, Task>();
  const calls: string[] = [];
  let failAfter = Infinity;
  const indexOf = (name: string): HostedIndex =>
    indexes.get(name) ??
    indexes.set(name, { settings: {}, synonyms: [], records: new Map() }).get(name)!;
  const accept = (indexName: string, apply: () => void) => {
    const taskID = tasks.size + 1;
    tasks.set(taskID, { indexName, apply, polls: 0 });
    return { status: 200, body: { taskID, updatedAt: '2026-11-21T00:00:00Z' } };
  };
  const refuse = (status: number, message: string) => ({ status, body: { message, status } });

  const answer = (
    request: IncomingMessage,
    text: string,
  ): { readonly status: number; readonly body: unknown } => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    const [, version, , indexName = '', ...rest] = pathname.split('/').map(decodeURIComponent);
    const call = `${request.method} ${rest.join('/')}`.replace(/\d+/, '#');
    calls.push(`${call} ${indexName}`);
    if (
      searchParams.has('x-algolia-api-key') ||
      request.headers['x-algolia-application-id'] !== applicationId ||
      request.headers['x-algolia-api-key'] !== adminKey
    ) {
      return refuse(403, 'Invalid Application-ID or API key');
    }
    if (calls.length > failAfter) return refuse(400, 'The stand-in was made to fail.');
    if (version !== '1') return refuse(404, 'Not found');
    switch (call) {
      case 'PUT settings':
        return accept(indexName, () => Object.assign(indexOf(indexName).settings, body));
      case 'POST clear':
        return accept(indexName, () => indexOf(indexName).records.clear());
      case 'POST synonyms/batch':
        return accept(indexName, () => {
          const index = indexOf(indexName);
          const isNew = searchParams.get('replaceExistingSynonyms') === 'true';
          index.synonyms = [...(isNew ? [] : index.synonyms), ...(body as unknown as unknown[])];
        });
      case 'POST batch':
        return accept(indexName, () => {
          for (const { action, body: record } of body.requests as {
            action: string;
            body: Record<string, unknown>;
          }[]) {
            if (action === 'addObject')
              indexOf(indexName).records.set(record.objectID as string, record);
          }
        });
      case 'POST operation':
        return accept(indexName, () => {
          const { replicas } = indexes.get(body.destination as string)?.settings ?? {};
          const moved = indexOf(indexName);
          indexes.set(body.destination as string, {
            ...moved,
            settings: { ...moved.settings, ...(replicas !== undefined && { replicas }) },
          });
          indexes.delete(indexName);
        });
      case 'GET task/#': {
        const task = tasks.get(Number(rest[1]));
        if (task?.indexName !== indexName) return refuse(404, 'Task not found');
        if (++task.polls === POLLS_UNTIL_DONE) task.apply();
        return {
          status: 200,
          body: {
            status: task.polls >= POLLS_UNTIL_DONE ? 'published' : 'notPublished',
            pendingTask: false,
          },
        };
      }
      case 'POST query': {
        const index = indexes.get(indexName);
        return index
          ? { status: 200, body: { hits: [], nbHits: index.records.size } }
          : refuse(404, `Index ${indexName} does not exist`);
      }
      default:
        return refuse(400, `Not a call of the protocol: ${call}`);
    }
  };

  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { status, body } = answer(request, text);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    indexes,
    calls,
    /** Every call after so many more fails for good. */
    failAfter: (more: number) => (failAfter = calls.length + more),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
