import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { takeUseReport } from '@/server/api/http/takeUseReport';
import { REPORT_LIMITS } from '@/server/teams/uses/UseReport';
import { changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const AT = new Date(Date.now() + 864e5).toISOString();

/** A report of two files, with what a test changes. */
const aReport = (rest: object = {}) => ({
  repository: 'acme/shop',
  files: ['5f0c2f9a1be04d77', 'c1d7a20e4b9f6358'],
  uses: [{ key: 'css.selectors.has', count: 3, files: [0, 1] }],
  ...rest,
});

const aUse = (rest: object) => aReport({ uses: [{ ...aReport().uses[0], ...rest }] });

describe('POST /api/projects/<workspace>/<project>/usage', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);
    const server = createServer((request, response) => void takeUseReport(request, response));
    let [team, other] = [{} as Team, {} as Team];
    let [write, read] = ['', ''];

    const aToken = async (
      { owner, workspaceId }: Team,
      scope: string,
      rest: object = {},
      mutation = 'createApiToken',
    ) => {
      const draft = { workspaceId, name: 'CI', scope, expiresAt: AT, ...rest };
      return (await changeAs(owner, mutation, draft, 'secret')).secret as string;
    };

    const send = async (
      body: string | Uint8Array<ArrayBuffer>,
      token: string | undefined,
      { path = `${team.slug}/shop`, headers = {}, method = 'POST' } = {},
    ) => {
      const { port } = server.address() as AddressInfo;
      const answer = await fetch(`http://localhost:${port}/api/projects/${path}/usage`, {
        method,
        ...(method === 'POST' && { body }),
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };

    const post = (report: object, token: string | undefined = write, at = {}) =>
      send(JSON.stringify(report), token, at);

    const countRows = async (table: 'use_reports' | 'use_weeks') =>
      (await opened.database.connection().selectFrom(table).selectAll().execute()).length;

    beforeAll(async () => {
      await new Promise<void>((resolve) => server.listen(0, resolve));
      [team, other] = [await aTeam(), await aTeam()];
      [write, read] = [await aToken(team, 'WRITE'), await aToken(team, 'READ')];
    });
    afterAll(() => server.close());

    it('takes a report, replaces it by the next, and keeps no hash of a file', async () => {
      expect(await post(aReport())).toEqual({
        status: 201,
        body: { isNew: true, keys: 1, unknown: [] },
      });
      expect(await post(aUse({ count: 5 }))).toMatchObject({ status: 200, body: { isNew: false } });

      const [row, ...rest] = await opened.database
        .connection()
        .selectFrom('use_reports')
        .selectAll()
        .execute();
      expect(rest).toEqual([]);
      expect(JSON.parse(row!.uses)).toMatchObject([{ key: 'css.selectors.has', count: 5 }]);
      expect(JSON.stringify(row)).not.toContain('5f0c2f9a1be04d77');
    });

    it('takes the example of the documentation, and a report with gzip', async () => {
      const [, example = ''] =
        /```json\n([^]*?)```/.exec(readFileSync('docs/automation.md', 'utf8')) ?? [];
      expect(await send(example, write)).toMatchObject({ body: { keys: 2, unknown: [] } });

      const packed = new Uint8Array(gzipSync(JSON.stringify(aReport())));
      const headers = { 'content-encoding': 'gzip' };
      expect(await send(packed, write, { headers })).toMatchObject({ status: 200 });
    });

    it('leaves keys out that the data lacks, and names them', async () => {
      const key = 'css.selectors.of-tomorrow';
      const uses = [...aReport().uses, { key, count: 1, files: [0] }];
      expect(await post(aReport({ uses }))).toMatchObject({ body: { keys: 1, unknown: [key] } });

      const rows = await opened.database
        .connection()
        .selectFrom('use_reports')
        .selectAll()
        .execute();
      expect(JSON.stringify(rows)).not.toContain('tomorrow');
    });

    it.each([
      ['another member', aReport({ path: 'src/a.css' }), 'at path: '],
      ['another member of a use', aUse({ code: 'a:has(b)' }), 'at uses.0.code: '],
      ['the name of a file', aReport({ files: ['src/a.css'] }), 'at files.0: '],
      ['a file twice', aReport({ files: Array(2).fill('5f0c2f9a1be04d77') }), 'at files: '],
      ['a position without a file', aUse({ files: [0, 2] }), 'at uses.0.files.1: '],
      ['a position twice', aUse({ files: [0, 0] }), 'at uses.0.files: '],
      ['a count below its files', aUse({ count: 1 }), 'at uses.0.count: '],
      ['a fraction', aUse({ count: 2.5 }), 'at uses.0.count: '],
      ['a huge count', aUse({ count: REPORT_LIMITS.count + 1 }), 'at uses.0.count: '],
      ['a use in no file', aUse({ files: [] }), 'at uses.0.files: '],
      ['a key twice', aReport({ uses: [aReport().uses[0], aReport().uses[0]] }), 'at uses.1.key: '],
      ['a long key', aUse({ key: 'a'.repeat(201) }), 'at uses.0.key: '],
      ['an address as its name', aReport({ repository: 'https://a@b' }), 'at repository: '],
      ['a list', [], 'should be: '],
    ])('refuses %s, and says where', async (_, report, sentence) => {
      const before = await countRows('use_reports');

      expect(await post(report)).toMatchObject({
        status: 422,
        body: { code: 'TEXT_INVALID', message: expect.stringContaining(sentence) as string },
      });
      expect(await countRows('use_reports')).toBe(before);
    });

    it('refuses a body that is not JSON, too large or sent otherwise', async () => {
      expect(await send('{', write)).toMatchObject({ status: 422 });
      expect(await send(' '.repeat(REPORT_LIMITS.bytes + 1), write)).toMatchObject({ status: 413 });
      expect(await send('', write, { method: 'GET' })).toMatchObject({ status: 405 });
    });

    it('refuses everyone else alike, whatever is or is not there', async () => {
      const foreign = await aToken(other, 'WRITE');
      expect(await send(JSON.stringify(aReport()), undefined)).toMatchObject({ status: 401 });
      expect(await post(aReport(), `plim_${'x'.repeat(32)}`)).toMatchObject({ status: 401 });
      expect(await post(aReport(), read)).toMatchObject({ status: 403 });

      const known = await post(aReport(), foreign);
      expect(known).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      for (const path of [`${team.slug}/none`, 'none/shop'])
        expect(await post(aReport(), foreign, { path })).toEqual(known);
    });

    it('takes a person’s token for one project there only, and none once archived', async () => {
      const { owner, workspaceId, projectId } = other;
      const draft = { workspaceId, name: 'App', slug: 'app', audience: 'world', linePercent: 90 };
      await changeAs(owner, 'createProject', draft);
      const one = await aToken(other, 'WRITE', { projectId }, 'createPersonalToken');
      const to = (project: string) => post(aReport(), one, { path: `${other.slug}/${project}` });

      expect(await to('shop')).toMatchObject({ status: 201 });
      expect(await to('app')).toMatchObject({ status: 403 });
      await changeAs(owner, 'changeProjectAddress', { projectId, slug: 'store' });
      expect(await to('shop')).toMatchObject({ status: 200 });
      await changeAs(owner, 'archiveProject', { projectId, isArchived: true });
      expect(await to('shop')).toMatchObject({ status: 409, body: { code: 'PROJECT_ARCHIVED' } });
    });
  });
});
