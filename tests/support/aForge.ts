// A stand-in for the APIs of GitHub, Gitea or Forgejo, and GitLab: what a job may do with issues and
// comments, kept in memory.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ForgeKind = 'github' | 'gitea' | 'gitlab';

export interface StoredIssue {
  readonly number: number;
  title: string;
  body: string;
  isOpen: boolean;
  readonly labels: readonly string[];
}

interface StoredComment {
  readonly id: number;
  body: string;
  readonly author: string;
}

export interface StandIn {
  readonly issues: StoredIssue[];
  readonly comments: StoredComment[];
  /** “POST /issues” of each request that changes something. */
  readonly changes: string[];
  /** The environment of a job of this host. */
  readonly env: Readonly<Record<string, string>>;
  /** Does what the next change asks for, and gives no answer. */
  dieAfterNextChange(): void;
  stop(): void;
}

type Fields = Record<string, unknown>;

const PAGE = 2;
/** The account of the job's token. */
const ACCOUNT = 'plimsoll[bot]';

export async function aForge(kind: ForgeKind): Promise<StandIn> {
  const issues: StoredIssue[] = [];
  const comments: StoredComment[] = [];
  const labels: { id: number; name: string }[] = [];
  const changes: string[] = [];
  let dies = false;
  const names = (given: unknown) =>
    kind === 'gitlab'
      ? String(given).split(',')
      : (given as (string | number)[]).map((one) =>
          kind === 'github' ? String(one) : labels.find(({ id }) => id === one)!.name,
        );

  function change(method: string, path: string, body: Fields): object | undefined {
    const text = String(kind === 'gitlab' && 'description' in body ? body.description : body.body);
    if (method === 'POST' && path.endsWith('/labels')) {
      labels.push({ id: labels.length + 7, name: String(body.name) });
      return labels.at(-1)!;
    }
    if (method === 'POST' && /\/(?:comments|notes)$/.test(path)) {
      comments.push({ id: comments.length + 1, body: text, author: ACCOUNT });
      return showComment(comments.at(-1)!);
    }
    if (method === 'POST' && path.endsWith('/issues')) {
      const [number, title] = [issues.length + 1, String(body.title)];
      issues.push({ number, title, body: text, isOpen: true, labels: names(body.labels) });
      return show(issues.at(-1)!);
    }
    const comment = /\/(?:comments|notes)\/(\d+)$/.exec(path);
    if (comment)
      return showComment(Object.assign(comments[Number(comment[1]) - 1]!, { body: text }));
    const issue = issues[Number(/\/issues\/(\d+)$/.exec(path)?.[1]) - 1];
    if (!issue) return undefined;
    issue.body = text;
    if (body.state === 'closed' || body.state_event === 'close') issue.isOpen = false;
    return show(issue);
  }

  const userOf = (name: string) => (kind === 'gitlab' ? { username: name } : { login: name });
  const showComment = ({ id, body, author }: StoredComment) => ({
    ...{ id, body },
    [kind === 'gitlab' ? 'author' : 'user']: userOf(author),
  });
  const show = ({ number, body, isOpen }: StoredIssue) =>
    kind === 'gitlab'
      ? { iid: number, description: body, state: isOpen ? 'opened' : 'closed' }
      : { number, body, state: isOpen ? 'open' : 'closed' };

  function list(path: string, search: URLSearchParams): readonly object[] {
    if (path.endsWith('/labels')) return labels;
    if (/\/(?:comments|notes)$/.test(path)) return comments.map(showComment);
    const named = search.get('labels')!;
    return issues.filter((issue) => issue.labels.includes(named)).map(show);
  }

  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    const isKnown =
      kind === 'gitlab'
        ? request.headers['private-token'] === 'secret'
        : request.headers.authorization === `${kind === 'github' ? 'Bearer' : 'token'} secret`;
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (!isKnown) return send(401, {});
    // A job's own token may not ask GitHub for its user.
    if (/\/user$/.test(pathname)) return send(kind === 'github' ? 403 : 200, userOf(ACCOUNT));
    if (kind === 'github' && pathname === '/graphql')
      return send(200, { data: { viewer: userOf(ACCOUNT) } });
    if (request.method === 'GET') {
      const first = (Number(searchParams.get('page') ?? 1) - 1) * PAGE;
      return send(200, list(pathname, searchParams).slice(first, first + PAGE));
    }
    let text = '';
    for await (const piece of request) text += String(piece);
    changes.push(
      `${request.method} ${pathname.replace(/^.*?(?=\/(?:issues|labels|merge_requests))/, '')}`,
    );
    const changed = change(request.method!, pathname, JSON.parse(text) as Fields);
    if (dies) {
      dies = false;
      return response.destroy();
    }
    return changed ? send(200, changed) : send(404, {});
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issues,
    comments,
    changes,
    env: envOf(kind, address),
    dieAfterNextChange: () => {
      dies = true;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function envOf(kind: ForgeKind, address: string): Readonly<Record<string, string>> {
  if (kind === 'gitlab')
    return {
      ...{ CI_API_V4_URL: `${address}/api/v4`, CI_PROJECT_ID: '7' },
      ...{ CI_MERGE_REQUEST_IID: '3', PLIMSOLL_TOKEN: 'secret' },
    };
  return {
    ...{ GITHUB_API_URL: address, GITHUB_REPOSITORY: 'team/shop', GITHUB_TOKEN: 'secret' },
    GITHUB_REF: 'refs/pull/3/merge',
    ...(kind === 'gitea' && { GITEA_ACTIONS: 'true' }),
  };
}
