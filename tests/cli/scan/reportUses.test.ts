import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { UseReportBody } from '@/cli/scan/toUseReport';
import { createGraphqlHandler } from '@/server/api/http/graphqlHandler';
import { takeUseReport } from '@/server/api/http/takeUseReport';
import { readUses } from '@/server/teams/uses/KnownUse';
import { aRepository, type Repository } from '../../support/aRepository';
import { changeAs } from '../../support/askAs';
import { aTeam, type Team } from '../../support/aTeam';
import { onEachDatabase } from '../../support/onEachDatabase';
import { withDatabase } from '../../support/withDatabase';

const FILES = {
  'src/secret-plan.css': '.profit-margin:has(a) { gap: 1px }\n.b:has(c) { color: red }',
  'src/price.js': 'if (document.startViewTransition) document.startViewTransition();',
  'other/price.js': 'navigator.share({ title: "Our prices" });\nconst first = thing.at(0);',
};

const git = (folder: string, ...given: readonly string[]) =>
  execFileSync('git', ['-C', folder, ...given], { stdio: 'ignore' });

const addressOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

interface Request {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

onEachDatabase((opened) => {
  withDatabase(opened);
  const requests: Request[] = [];
  const answer = createGraphqlHandler();
  const inner = createServer((request, response) => {
    void (request.url === '/graphql' ? answer : takeUseReport)(request, response);
  });
  /** Notes each request, then hands it on. */
  const server = createServer((request, response) => {
    void (async () => {
      const { url: path, headers } = request;
      const body = Buffer.concat((await request.toArray()) as Buffer[]).toString();
      requests.push({ url: path, headers, body });
      const { authorization = '' } = headers;
      const answered = await fetch(`${addressOf(inner)}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
        body,
      });
      response.writeHead(answered.status).end(await answered.text());
    })();
  });
  let team: Team;
  let [token, url] = ['', ''];

  beforeAll(async () => {
    for (const one of [inner, server]) await new Promise<void>((resolve) => one.listen(0, resolve));
    url = addressOf(server);
    team = await aTeam();
    const expiresAt = new Date(Date.now() + 864e5).toISOString();
    const { workspaceId } = team;
    const draft = { workspaceId, name: 'CI', scope: 'WRITE', expiresAt };
    token = (await changeAs(team.owner, 'createApiToken', draft, 'secret')).secret as string;
  });
  beforeEach(() => void requests.splice(0));
  afterAll(() => [inner, server].map((one) => one.close()));

  const report = (repository: Repository, env: object = {}, ...given: readonly string[]) => {
    const all = { PLIMSOLL_PROJECT_TOKEN: token, PLIMSOLL_URL: url, ...env };
    const to = `${team.slug}/shop`;
    return repository.runWith({ env: all }, 'scan', '--report', to, ...given);
  };

  describe('plimsoll scan --report', () => {
    it('tells a project which features the code uses', async () => {
      const repository = aRepository(FILES);
      const { err } = await report(repository, { GITHUB_REPOSITORY: 'acme/shop' });
      expect(err).toMatch(
        /^Reported \d+ uses of \d+ keys in 3 files of acme\/shop to team-\d+\/shop\.$/m,
      );

      const rows = await opened.database
        .connection()
        .selectFrom('use_reports')
        .selectAll()
        .execute();
      expect(rows).toMatchObject([{ repository: 'acme/shop', file_count: 3 }]);
      expect(readUses(rows[0]!)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ key: 'css.selectors.has', count: 2 }),
          expect.objectContaining({ key: 'api.Navigator.share', count: 1 }),
        ]),
      );
    });

    it('sends what is allowed, and nothing else', async () => {
      const repository = aRepository(FILES);
      await report(repository, { GITHUB_REPOSITORY: 'acme/shop' });
      await report(repository, { GITHUB_REPOSITORY: 'acme/shop' });

      const sent = requests.filter(({ url: path }) => path?.endsWith('/usage'));
      expect(sent).toHaveLength(2);
      for (const { headers, body } of sent) {
        expect(Object.keys(headers).sort()).toEqual(ALLOWED_HEADERS);
        const { repository: name, files, uses, ...rest } = JSON.parse(body) as UseReportBody;
        expect(rest).toEqual({});
        expect(name).toBe('acme/shop');
        for (const file of files) expect(file).toMatch(/^[\da-f]{16}$/);
        for (const { key, count, files: positions, ...others } of uses) {
          expect(others).toEqual({});
          expect(key).toMatch(/^(?:api|css|html|javascript|http|mathml|svg|webassembly)\./);
          for (const number of [count, ...positions]) expect(Number.isInteger(number)).toBe(true);
        }
        for (const word of [
          'secret',
          'plan',
          'profit',
          'margin',
          'price',
          'prices',
          'src',
          'other',
        ])
          expect(body).not.toContain(word);
        expect(body).not.toContain(token);
        expect(body).not.toContain(repository.folder);
      }
      const [first, second] = sent.map(({ body }) => JSON.parse(body) as UseReportBody);
      expect(second!.uses).toEqual(first!.uses);
      expect(second!.files.filter((file) => first!.files.includes(file))).toEqual([]);
    });

    it('leaves out uses of which only a name fits', async () => {
      await report(aRepository(FILES));
      const { uses } = JSON.parse(requests.at(-1)!.body) as UseReportBody;

      expect(uses.map(({ key }) => key)).toContain('api.Document.startViewTransition');
      expect(uses.map(({ key }) => key)).not.toContain('javascript.builtins.Array.at');
    });

    it.each([
      ['https://ada:secret@git.example/acme/shop.git', 'acme/shop/web'],
      ['git@git.example:acme/tools/shop.git', 'acme/tools/shop/web'],
      ['/srv/customers/big-one/shop.git', 'shop/web'],
    ])('names a repository from %s', async (origin, name) => {
      const repository = aRepository();
      git(repository.folder, 'init');
      git(repository.folder, 'remote', 'add', 'origin', origin);
      mkdirSync(join(repository.folder, 'web'));
      repository.write('web/a.css', 'a { gap: 1px }');
      const env = { PLIMSOLL_PROJECT_TOKEN: token, PLIMSOLL_URL: url };
      const cwd = join(repository.folder, 'web');
      await repository.runWith({ env, cwd }, 'scan', '--report', `${team.slug}/shop`);

      expect(JSON.parse(requests.at(-1)!.body)).toMatchObject({ repository: name });
    });

    it('scans packages with configurations of their own into one report', async () => {
      const repository = aRepository({
        'packages/a/plimsoll.config.json': { line: 90 },
        'packages/a/same.css': 'a:has(b) { gap: 1px }',
        'packages/b/same.css': 'a:has(b) { gap: 1px }',
      });
      await report(repository);
      const { files, uses } = JSON.parse(requests.at(-1)!.body) as UseReportBody;

      expect(files).toHaveLength(2);
      expect(uses.find(({ key }) => key === 'css.selectors.has')).toMatchObject({
        count: 2,
        files: [0, 1],
      });
    });

    it.each([
      ['without a token', { PLIMSOLL_PROJECT_TOKEN: '' }, [], 'Hand the job'],
      ['with half a token', { PLIMSOLL_PROJECT_TOKEN: 'x'.repeat(32) }, [], 'begins with plim_'],
      ['with an address as its server', {}, ['--server', 'plimsoll'], 'a server is an address'],
      ['of what git has staged', {}, ['--staged'], 'cannot be used with'],
    ])('refuses to report %s before anything is sent', async (_, env, given, sentence) => {
      const { code, err } = await report(aRepository(FILES), env, ...given);

      expect(err).toContain(sentence);
      expect(code).toBe(2);
      expect(requests).toEqual([]);
    });

    it('hands the token to no server that a configuration names', async () => {
      const repository = aRepository({ ...FILES, 'plimsoll.config.json': { server: url } });
      const { code, err } = await report(repository, { PLIMSOLL_URL: '' });

      expect([code, err]).toEqual([2, expect.stringContaining('set PLIMSOLL_URL or --server')]);
      expect(requests).toEqual([]);
    });

    it('says why a report was refused, or did not arrive', async () => {
      const repository = aRepository(FILES);
      const foreign = `plim_${'x'.repeat(32)}`;
      expect(await report(repository, { PLIMSOLL_PROJECT_TOKEN: foreign })).toMatchObject({
        code: 2,
        err: expect.stringContaining('This token is not good') as string,
      });
      expect(await report(repository, { PLIMSOLL_URL: 'http://localhost:1' })).toMatchObject({
        code: 4,
      });
    });
  });
});

/** Node's own, and two of ours. */
const ALLOWED_HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'connection',
  'content-length',
  'content-type',
  'host',
  'sec-fetch-mode',
  'user-agent',
];
