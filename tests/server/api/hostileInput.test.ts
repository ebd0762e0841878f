// The dearest shapes for each parser that the network reaches, as long as its bound allows and longer.
// Nothing is timed: what is counted is how much becomes of a shape. One that takes a parser hours
// fails as well, for it never ends.
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { GRAPHQL_LIMITS } from '@/domain/graphqlLimits';
import { isRefusal } from '@/domain/Refusal';
import { describeUserAgent } from '@/engines/importer/forServer';
import { parseQuery } from '@/engines/query/parseQuery';
import { QUERY_LIMITS } from '@/engines/query/terms.data';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { readBody } from '@/server/api/http/readBody';
import { readForm } from '@/server/api/http/readForm';
import { parseFilter } from '@/server/api/scim/parseFilter';
import { readPatch } from '@/server/api/scim/readChanges';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { countTable } from '@/server/teams/sources/countVisitors';
import { parseBeacon } from '@/server/teams/sources/parseBeacon';
import { checkProse } from '@/server/teams/workspaces/checkText';
import { readLargeJson } from '@/server/teams/workspaces/readLargeJson';
import { readRegister } from '@/server/teams/workspaces/readRegister';
import { renderMarkdown } from '@/server/teams/workspaces/renderMarkdown';
import { heavyMarkdown } from '../../support/heavyMarkdown.data';
import { type GraphqlServer, listenGraphql } from '../../support/listenGraphql';

const catalogue = loadCatalogue();

let server: GraphqlServer;
beforeAll(async () => {
  server = await listenGraphql();
});
afterAll(() => server.close());

/** The code of the refusal; “fault” for anything else that is thrown. */
function refusalOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (cause) {
    return isRefusal(cause) ? cause.code : `fault: ${String(cause)}`;
  }
}

const requestOf = (body: Buffer | string, headers: Record<string, string> = {}): IncomingMessage =>
  Object.assign(Readable.from([Buffer.from(body)]), { headers }) as unknown as IncomingMessage;

const codesOf = async (body: string): Promise<readonly unknown[]> => {
  const response = await server.post(body);
  const { errors = [] } = (await response.json()) as {
    errors?: readonly { readonly extensions?: { readonly code?: string } }[];
  };
  return [response.status, errors[0]?.extensions?.code];
};

const documentOf = (query: string) => codesOf(JSON.stringify({ query }));

const REGISTER = { catalogue, members: new Map<string, string | null>(), self: null };
const AGENTS =
  'User agent,Visitors\nMozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36,7';

const ROWS: Readonly<Record<string, () => Promise<void> | void>> = {
  'Markdown of decisions': () => {
    for (const [shape, text] of heavyMarkdown(10_000)) {
      const html = renderMarkdown(text);
      expect([shape, html.length < 40 * text.length]).toEqual([shape, true]);
      expect(renderMarkdown(text)).toBe(html);
    }
    expect(refusalOf(() => checkProse('a'.repeat(10_001), 'text', 10_000))).toBe('TEXT_INVALID');
  },
  'query language': () => {
    const repeat = (part: string) => part.repeat(Math.ceil(QUERY_LIMITS.characters / part.length));
    for (const part of ['(', '-', 'a OR ', '-(', '"', 'id:"', 'coverage:>1 ', ')', 'a:b,c,', '\\'])
      expect(Object.keys(parseQuery(repeat(part).slice(0, QUERY_LIMITS.characters)))).toHaveLength(
        1,
      );
    for (const text of [
      'a '.repeat(QUERY_LIMITS.terms + 1),
      `${'('.repeat(QUERY_LIMITS.depth + 1)}a${')'.repeat(QUERY_LIMITS.depth + 1)}`,
      'a'.repeat(QUERY_LIMITS.characters + 1),
    ])
      expect(parseQuery(text)).toHaveProperty('problem');
  },
  'audience key': () => {
    const audience = (query: string) => audienceByKey(catalogue, `browserslist:${query}`);
    const longest = Array.from({ length: 30 }, (_, at) => `last ${at + 1} versions`).join();
    expect(audience(longest).weights.length).toBe(catalogue.releases.length);
    for (const query of ['> 0%,'.repeat(41), '>'.repeat(501), 'extends a', '('.repeat(400)])
      expect(refusalOf(() => audience(query))).toBe('AUDIENCE_INVALID');
    for (const parts of ['ios=1,'.repeat(21), `ios=${'1'.repeat(500)}`, ' ='.repeat(250)])
      expect(refusalOf(() => audienceByKey(catalogue, `platforms:${parts}`))).toBe(
        'AUDIENCE_INVALID',
      );
  },
  'GraphQL document': async () => {
    expect(await documentOf(`{ ${'a '.repeat(GRAPHQL_LIMITS.tokens)} }`)).toEqual([
      400,
      'TOKENS_EXCEEDED',
    ]);
    expect(await documentOf('{a(b:'.repeat(GRAPHQL_LIMITS.brackets))).toEqual([
      400,
      'BRACKETS_EXCEEDED',
    ]);
    expect(await documentOf(`{ a(b: ${'['.repeat(150_000)}`)).toEqual([400, 'BRACKETS_EXCEEDED']);
    const aliases = Array.from({ length: 31 }, (_, at) => `a${at}: asOf`).join(' ');
    expect(await documentOf(`{ catalogue { ${aliases} } }`)).toEqual([400, expect.any(String)]);
  },
  'JSON body': async () => {
    const nested = `{"query":"{ __typename }","variables":${'['.repeat(150_000)}${']'.repeat(150_000)}}`;
    const [status] = await codesOf(nested);
    expect(status).toBeLessThan(500);
    expect(await codesOf(`{"query":"${' '.repeat(GRAPHQL_LIMITS.bodyBytes)}"}`)).toEqual([
      413,
      'BODY_TOO_LARGE',
    ]);
    const json = { 'content-type': 'application/json' };
    await expect(readForm(requestOf('['.repeat(19_000), json))).rejects.toThrow('cannot be read');
    await expect(readForm(requestOf('a'.repeat(20_001), json))).rejects.toThrow('cannot be read');
  },
  'compressed body': async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const body = readBody(requestOf(bomb, { 'content-encoding': 'gzip' }), 400_000);
    await expect(body).rejects.toHaveProperty('status', 413);
  },
  address: () => {
    const longest = `/feeds/query?q=${'%28'.repeat(2_700)}`;
    for (const address of [
      longest,
      `${longest}${'a'.repeat(100)}`,
      `/feeds/${'%'.repeat(8_000)}`,
    ]) {
      const { status } = renderAnswer(catalogue, address, 'https://a.example', '2026-11-28');
      expect([400, 404]).toContain(status);
    }
  },
  'filter, path and body of a directory': () => {
    const most = (part: string) => part.repeat(Math.ceil(2_000 / part.length)).slice(0, 2_000);
    for (const part of ['(', 'not ', 'a[', '"', String.raw`\"`, 'a ', ' ', 'a eq "', 'a:', ')'])
      for (const start of ['', 'a eq "b" and '])
        expect(refusalOf(() => parseFilter(most(start + part)))).toBe('ARGUMENT_INVALID');
    // Multiplied out, these are 2 ** 12 conditions.
    const joined = Array.from({ length: 12 }, (_, at) => `(a${at} pr or b${at} pr)`).join(' and ');
    expect(parseFilter(joined)).toMatchObject({ kind: 'and', parts: { length: 12 } });
    const patch = (...Operations: readonly unknown[]) => refusalOf(() => readPatch({ Operations }));
    for (const path of [most('a.'), most('a['), `a[${'b'.repeat(5_000)}]`, `${most('a')}!`])
      expect(patch({ op: 'add', path, value: 1 })).toBe('ARGUMENT_INVALID');
    expect(patch(...Array.from({ length: 201 }, () => ({ op: 'add' })))).toBe('ARGUMENT_INVALID');
    const proto = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"polluted":1}}') as object;
    expect(patch({ op: 'add', value: proto })).toBe('ARGUMENT_INVALID');
    expect({}).not.toHaveProperty('polluted');
  },
  beacon: () => {
    for (const body of ['1c9'.repeat(20), `1c${'9'.repeat(62)}`, '', '1c1.1.1d', '\u0000'])
      expect(parseBeacon(body)).toBeUndefined();
  },
  'user agent': () => {
    for (const part of [
      'a',
      'a-',
      'a/',
      'Mozilla/5.0 ',
      '(',
      'Chrome/1',
      '@a',
      '1.',
      ' Mini',
      'a.1/',
    ])
      expect(describeUserAgent(part.repeat(1_000_000)).length).toBeLessThan(3_000);
  },
  'counted visitors, as a table or JSON': () => {
    for (const part of ['a', 'a-', '""', ';', '\t', 'a@', 'Chrome/1 ', '\n', '1,', '\\'])
      for (const start of ['', 'Mozilla/5.0 '])
        expect(
          refusalOf(() =>
            countTable(catalogue, `${AGENTS}\n${start}${part.repeat(3_900_000 / part.length)},5`),
          ) ?? 'read',
        ).not.toContain('fault');
  },
  'register of decisions': () => {
    for (const part of ['"', '""', ';', '\n', 'a\n', ',', '\r', '\t', ' '])
      expect(
        refusalOf(() =>
          readRegister(`subject,state\nhas,ADOPTED${part.repeat(390_000 / part.length)}`, REGISTER),
        ) ?? 'read',
      ).not.toContain('fault');
  },
  'workspace file': async () => {
    const read = async (text: string) => {
      let turns = 0;
      const rest = () => Promise.resolve(void (turns += 1));
      const problem = await readLargeJson(text, { most: () => 1_000, rest }).then(
        () => undefined,
        (cause: Error) => cause.constructor.name,
      );
      return { problem, turns };
    };
    for (const text of [
      `{"a":${'['.repeat(1_000_000)}`,
      `{"a":"${'\\'.repeat(2_100_000)}`,
      `{"a":[${'1,'.repeat(2_000)}1]}`,
      '{'.repeat(1_000_000),
    ])
      expect((await read(text)).problem).toBe('LargeJsonProblem');
    expect((await read(`{"a":[${'{"b":1},'.repeat(900)}1]}`)).turns).toBeLessThan(10);
  },
};

/** Rows whose tests need a thread or a tarball. */
const ELSEWHERE = {
  'code to scan': 'tests/server/model/scan/CodeReaderThread.test.ts',
  'tarball of data': 'tests/server/data/versions/tarballs.test.ts',
};

it('has a case for each row of the table', () => {
  const [, table = ''] = readFileSync('src/server/README.md', 'utf8').split('| --- | --- | --- |');
  const names = [...table.matchAll(/^\| ([^|]+?) \|/gm)].map(([, name]) => name!);

  expect(names.sort()).toEqual([...Object.keys(ROWS), ...Object.keys(ELSEWHERE)].sort());
  for (const file of Object.values(ELSEWHERE)) expect(readFileSync(file, 'utf8')).toContain('it(');
});

it.each(Object.keys(ROWS))('bounds %s', async (name) => {
  await ROWS[name]!();
});
