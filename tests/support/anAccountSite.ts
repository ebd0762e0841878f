import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handleAccount } from '@/server/api/http/handleAccount';
import { config } from '@/server/platform/config/config';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { findPerson } from '@/server/teams/accounts/findPerson';
import type { OidcServer } from './oidcServer';

export interface AccountAnswer {
  readonly status: number;
  /** `name=value`, as a browser would send them back. */
  readonly cookies: string;
  readonly body: {
    readonly to?: string;
    readonly code?: string;
    readonly message?: string;
  };
}

export type AccountSite = Awaited<ReturnType<typeof anAccountSite>>;

/** The forms of accounts over HTTP, for scripts. */
export async function anAccountSite() {
  const server = createServer(
    { keepAliveTimeout: 60_000 },
    (request, response) => void handleAccount(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  async function ask(path: string, init: RequestInit = {}, cookies = ''): Promise<AccountAnswer> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/account/${path}`, {
      redirect: 'manual',
      ...init,
      headers: { origin: config().baseUrl, accept: 'application/json', cookie: cookies },
    });
    const text = await answer.text();
    const set = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    return {
      status: answer.status,
      cookies: set.join('; '),
      body: readBody(text),
    };
  }

  const post = (action: string, fields: Readonly<Record<string, string>> = {}, cookies = '') =>
    ask(action, { method: 'POST', body: new URLSearchParams(fields) }, cookies);

  /** Goes to the provider and back, as one browser. */
  async function comeFrom(provider: OidcServer, name: string, cookies = '') {
    const start = await post(cookies ? 'link' : 'oidc', {}, cookies);
    if (start.body.to === undefined) return { ...start, person: undefined };
    const back = await provider.enter(start.body.to, name);
    const carried = [cookies, start.cookies].filter(Boolean).join('; ');
    const end = await ask(`oidc-callback${back.search}`, {}, carried);
    return { ...end, person: await findPerson(openDatabase, end.cookies) };
  }

  return { post, comeFrom, close: () => void server.close() };
}

function readBody(text: string): AccountAnswer['body'] {
  if (text === '') return {};
  const { to, problems } = JSON.parse(text) as {
    readonly to?: string;
    readonly problems: readonly { readonly code: string; readonly message: string }[];
  };
  return { ...(to !== undefined && { to }), ...problems[0] };
}
