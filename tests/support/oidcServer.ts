import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './freePort';

export interface OidcServer {
  /** An operator's settings. */
  readonly env: Readonly<Record<string, string>>;
  /** Signs in there as someone would, and gives the address it sends them back to. */
  enter(location: string, name: string): Promise<URL>;
  close(): void;
}

export const oidcEnv = (port: number) => ({
  OIDC_ISSUER: `http://127.0.0.1:${port}`,
  OIDC_CLIENT_ID: 'plimsoll',
  OIDC_CLIENT_SECRET: 'the-secret-of-the-tests',
  OIDC_NAME: 'Example login',
});

export async function oidcServer(baseUrl: string, asked?: number): Promise<OidcServer> {
  const port = asked ?? (await freePort());
  const child = spawn(
    process.execPath,
    ['tests/support/oidcProvider.mjs', String(port), `${baseUrl}/api/account/oidc-callback`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  return {
    env: oidcEnv(port),
    enter: (location, name) => enter(location, name, baseUrl),
    close: () => void child.kill(),
  };
}

async function enter(location: string, name: string, baseUrl: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(location);
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 12; step += 1) {
    if (url.origin === baseUrl) return url;
    const answer: Response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(key, value);
    }
    const next = answer.headers.get('location');
    if (next !== null) {
      url = new URL(next, url);
      body = undefined;
      continue;
    }
    const form = await answer.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(form)?.[1];
    if (prompt === undefined) throw new Error(`The provider answered ${answer.status}: ${form}`);
    url = new URL(/action="([^"]+)"/.exec(form)![1]!, url);
    body = new URLSearchParams({ prompt, login: name, password: 'any' });
  }
  throw new Error('The provider does not let anyone through.');
}
