import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createScimRoute } from '@/server/api/http/scimRoute';
import type { Database } from '@/server/platform/database/Database';
import { createScimToken } from '@/server/teams/provisioning/scimTokens';

const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown> & { readonly id: string };
}

export type ScimSite = Awaited<ReturnType<typeof scimSite>>;

/** The addresses of SCIM, and a directory `Entra` that asks them. */
export async function scimSite(database: Database) {
  const route = createScimRoute(0);
  const server = createServer((request, response) => void route.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const draft = { name: 'Entra', scope: 'WRITE', expiresAt: Date.now() + 30 * 86_400_000 } as const;
  const { secret, token } = await createScimToken(database, 'machine', draft);

  async function ask(
    method: string,
    path: string,
    body?: object | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const answer = await fetch(`http://127.0.0.1:${port}/scim/v2/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: (text === '' ? {} : JSON.parse(text)) as Answer['body'],
    };
  }

  /** @returns the id of a new user */
  const make = async (name: string, more: object = {}): Promise<string> =>
    (await ask('POST', 'Users', { schemas: [USER], userName: `${name}@example.org`, ...more })).body
      .id;

  return {
    ...{ ask, make, secret, tokenId: token.id },
    patch: (path: string, ...Operations: readonly object[]) =>
      ask('PATCH', path, { schemas: [PATCH], Operations }),
    close: () => void server.close(),
  };
}
