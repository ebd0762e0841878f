import { expect, test } from '@playwright/test';
import { provideNginx, startNginx } from '../support/nginx';
import { servePlimsoll } from '../support/servePlimsoll';

const METRICS_TOKEN = 'a-token-of-who-collects';
const TOKEN = 'a-secret-of-one-browser-that-nobody-else-knows';

/** Answers come from either worker: each request has a connection of its own. */
const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { Connection: 'close', ...init.headers } });

test.describe('two workers behind a shared cache', () => {
  test('share own audiences, limits and numbers, and keep pages apart from any reader', async () => {
    const server = await servePlimsoll({
      WORKERS: '2',
      BEHIND_PROXY: '1',
      METRICS_TOKEN,
      CLIENT_AUDIENCES_PER_HOUR: '5',
    });
    const change = async (query: string, variables: object) => {
      const answer = await ask(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        body: JSON.stringify({ query, variables }),
      });
      return (await answer.json()) as {
        data: Record<string, { audience?: { key: string }; problems: { code: string }[] }>;
      };
    };
    const create = () =>
      change(
        'mutation ($input: CreateAudienceInput!) { createAudience(input: $input) { audience { key } problems { code } } }',
        {
          input: {
            name: 'Ours',
            token: TOKEN,
            parts: [
              { weight: 1, browsers: [{ slug: 'firefox', versions: ['140'], weights: [1] }] },
            ],
          },
        },
      );
    const made: { audience?: { key: string }; problems: { code: string }[] }[] = [];
    for (let number = 0; number < 8; number++) made.push((await create()).data.createAudience!);

    // One that comes before the other worker’s word may still be let in.
    const codes = made.map(({ problems }) => problems[0]?.code);
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => undefined));
    expect(codes.slice(6)).toEqual(['AUDIENCE_LIMIT', 'AUDIENCE_LIMIT']);

    const { key } = made[0]!.audience!;
    const statuses = async () => {
      const seen = [];
      for (let round = 0; round < 8; round++)
        seen.push((await ask(`${server.url}/features/has.json?audience=${key}`)).status);
      return [...new Set(seen)];
    };
    expect(await statuses()).toEqual([200]);
    await change(
      'mutation ($key: String!, $token: String!) { deleteAudience(key: $key, token: $token) { problems { code } } }',
      { key, token: TOKEN },
    );
    expect(await statuses()).toEqual([400]);

    const metrics = await (
      await ask(`${server.url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
    ).text();
    const refused = codes.filter((code) => code === 'AUDIENCE_LIMIT').length;
    expect(metrics).toContain(`plimsoll_refusals_total{limit="audiences"} ${refused}`);
    expect(
      /^plimsoll_http_request_duration_seconds_count{kind="answer",status="2xx"} (\d+)/m.exec(
        metrics,
      )?.[1],
    ).toBe('8');

    const program = provideNginx();
    if (program) {
      const nginx = await startNginx(program, Number(new URL(server.url).port));
      const at = (cookie?: string) =>
        ask(`${nginx.origin}/features/has`, cookie ? { headers: { cookie } } : {});
      const [first, second, ownFirst] = [await at(), await at(), await at('audience=region:DE')];

      expect([first, second, ownFirst].map(({ headers }) => headers.get('x-cache'))).toEqual([
        'MISS',
        'HIT',
        'BYPASS',
      ]);
      expect(second.headers.get('cache-tag')).toMatch(/^data-\w{16}, build-/);
      expect(await second.text()).toContain('World');
      expect(await ownFirst.text()).toContain('Germany');
      expect(ownFirst.headers.get('cache-control')).toContain('no-store');
      await nginx.stop();
    }
    await server.close();
  });

  test('finish what is under way when they are stopped', async () => {
    const server = await servePlimsoll({ WORKERS: '2' });
    const asked = Array.from({ length: 12 }, () => ask(`${server.url}/stats`));
    // The first answer tells that both were reached, however busy the machine is.
    await Promise.race(asked);
    const closed = server.close('SIGTERM');

    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(
      Array.from({ length: 12 }, () => 200),
    );
    await closed;
  });
});
