import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { takeRevision } from '@/server/api/http/takeRevision';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { changeAs } from '../../../support/askAs';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const AT = new Date(Date.now() + 864e5).toISOString();

describe('POST /api/audiences/<id>/revisions', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);
    const server = createServer((request, response) => void takeRevision(request, response));
    let [path, write, read, foreign] = ['', '', '', ''];

    const post = async (body: string, token: string | undefined, type = 'application/json') => {
      const { port } = server.address() as AddressInfo;
      const answer = await fetch(`http://localhost:${port}${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };

    beforeAll(async () => {
      await new Promise<void>((resolve) => server.listen(0, resolve));
      const [team, other] = [await aTeam(), await aTeam()];
      const aToken = async ({ owner, workspaceId }: typeof team, scope: string) => {
        const draft = { workspaceId, name: 'CI', scope, expiresAt: AT };
        return (await changeAs(owner, 'createApiToken', draft, 'secret')).secret as string;
      };
      [write, read, foreign] = [
        await aToken(team, 'WRITE'),
        await aToken(team, 'READ'),
        await aToken(other, 'WRITE'),
      ];
      const { source } = await changeAs(
        team.owner,
        'createAudienceSource',
        { workspaceId: team.workspaceId, name: 'From CI', kind: 'PUSH' },
        'source { pushUrl }',
      );
      path = new URL((source as { pushUrl: string }).pushUrl).pathname;
    });
    afterAll(() => server.close());

    const counts = (weights: readonly number[]) =>
      JSON.stringify({
        from: '2026-11-01',
        to: '2026-11-14',
        browsers: [{ slug: 'chrome', versions: ['141', '140'], weights }],
      });

    it('takes counts from a token that may write, once, and a table as well', async () => {
      const first = await post(counts([3, 1]), write);
      const key = first.body.audience as string;
      const context = createContext(loadCatalogue(), { database: openDatabase });
      await context.loadAudiences([key]);

      expect(first).toMatchObject({ status: 201, body: { isNew: true } });
      expect(Math.max(...context.audience(key).weights)).toBeCloseTo(0.75, 9);
      expect(await post(counts([6, 2]), write)).toEqual({
        status: 200,
        body: { audience: key, isNew: false },
      });
      expect(
        await post('Browser,Version,Visitors\nFirefox,140,10\n', write, 'text/csv'),
      ).toMatchObject({ status: 201 });
    });

    it.each([
      ['{', 'The body is not JSON'],
      ['{}', 'The body is not as it should be at from'],
      [counts([-1, 1]), 'browsers.0.weights.0'],
      [counts([0, 0]), 'sum to 0'],
    ])('says what is wrong with %s', async (body, sentence) => {
      expect(await post(body, write)).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining(sentence) as string },
      });
    });

    it('refuses everyone else alike, whatever is or is not there', async () => {
      expect(await post(counts([1, 1]), undefined)).toMatchObject({ status: 401 });
      expect(await post(counts([1, 1]), `plim_${'x'.repeat(32)}`)).toMatchObject({ status: 401 });
      expect(await post(counts([1, 1]), read)).toMatchObject({ status: 403 });

      const known = await post(counts([1, 1]), foreign);
      path = `/api/audiences/${'x'.repeat(22)}/revisions`;

      expect(await post(counts([1, 1]), foreign)).toEqual(known);
      expect(known).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    });
  });
});
