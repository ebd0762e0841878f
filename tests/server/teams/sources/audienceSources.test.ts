import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { createContext } from '@/server/model/features/RequestContext';
import { getCoverageHistory } from '@/server/model/forecast/coverageHistory';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { JobRunner } from '@/server/platform/jobs/JobRunner';
import { createSource, deleteSource, renewSource } from '@/server/teams/sources/audienceSources';
import { sourceById } from '@/server/teams/sources/pullSource';
import { scheduleCheck } from '@/server/teams/sources/scheduleCheck';
import { sourceJobs } from '@/server/teams/sources/sourceJobs';
import type { Access } from '@/server/teams/workspaces/Access';
import { ANALYTICS_CONTRACTS } from '../../../support/analyticsContracts.data';
import { type AnalyticsServer, anAnalyticsServer } from '../../../support/anAnalyticsServer';
import { askAs, changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const KEY = 'stats-key-that-nobody-may-see';

describe('an audience that is renewed', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);
    const context = () => createContext(loadCatalogue(), { database: openDatabase });
    let [team, access, product] = [{} as Team, {} as Access, {} as AnalyticsServer];

    const work = (limitMs = 2_000): Promise<void> =>
      new JobRunner(opened.database, {
        handlers: sourceJobs(opened.database, {
          origin: 'https://plimsoll.example',
          allowed: [product.place],
          createContext: context,
          limitMs,
        }),
        backOffMs: [0],
        onFault: (error) => {
          throw error;
        },
      }).drain();
    const aSource = async (kind: keyof typeof ANALYTICS_CONTRACTS, name: string = kind) => {
      const { site } = ANALYTICS_CONTRACTS[kind];
      const draft = { name, kind, site, address: product.address, key: KEY, cadence: 'WEEKLY' };
      return opened.database.inTransaction(() =>
        createSource(opened.database, access, draft as never, { allowed: [product.place] }),
      );
    };
    const audienceOf = async (id: string) => {
      const asked = context();
      await asked.loadAudiences([`custom:${id}`]);
      return asked.audience(`custom:${id}`);
    };
    const inboxOf = async (subject: string) =>
      (
        await opened.database
          .connection()
          .selectFrom('inbox_items')
          .select('data')
          .where('subject', '=', subject)
          .execute()
      ).map(({ data }) => (JSON.parse(data) as { sentence: string }).sentence);

    beforeAll(async () => {
      team = await aTeam();
      const workspaceId = team.workspaceId.slice('workspace:'.length);
      access = { workspaceId, viewer: team.owner, actor: 'OWNER' };
      product = await anAnalyticsServer();
    });
    afterAll(() => product.stop());
    beforeEach(() => (product.calls.length = 0));

    it.each(['PLAUSIBLE', 'MATOMO', 'POSTHOG'] as const)(
      'reads from %s as its API documents, and stores only shares',
      async (kind) => {
        product.answerWith({ body: ANALYTICS_CONTRACTS[kind].body });
        const source = await aSource(kind);
        await work();
        const { weights, unmapped, sourceNote, own } = await audienceOf(source.audience_id);
        const { catalogue } = context();
        const shareOf = (slug: string, version: string) =>
          weights[
            catalogue.releaseByVersion(catalogue.browserBySlug(slug)!, version)!.unit
          ]!.toFixed(3);

        expect(shareOf('chrome', '141')).toBe('0.600');
        expect(shareOf('safari_ios', '18.6')).toBe('0.250');
        expect(shareOf('firefox', '140')).toBe('0.100');
        expect(unmapped.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(0.05, 9);
        expect(sourceNote).toMatch(
          /synced from (?:Plausible|Matomo|PostHog), last with the visits/,
        );
        expect(own?.endsOn).toBeNull();

        const { url, authorization, asks } = ANALYTICS_CONTRACTS[kind];

        expect(product.calls).toEqual([
          { url, authorization: authorization(KEY), body: expect.any(String) as string },
        ]);

        const asked = decodeURIComponent(product.calls[0]!.body);
        for (const part of asks(KEY)) expect(asked).toContain(part);
      },
    );

    it('adds a revision only for changed counts, and reports moves and decisions', async () => {
      product.answerWith({ body: ANALYTICS_CONTRACTS.PLAUSIBLE.body });
      const source = await aSource('PLAUSIBLE', 'Shop visitors');
      await work();
      const key = `custom:${source.audience_id}`;
      const project = await changeAs(
        team.owner,
        'createProject',
        {
          workspaceId: team.workspaceId,
          name: 'Till',
          slug: 'till',
          audience: key,
          linePercent: 90,
        },
        'project { id }',
      );
      const { problems } = await changeAs(team.owner, 'recordDecision', {
        projectId: (project.project as { id: string }).id,
        subject: { feature: 'has' },
        state: 'ADOPTED',
        rationale: 'Everyone has it.',
      });
      const again = () =>
        opened.database.inTransaction(() =>
          renewSource(opened.database, access, { id: source.id }),
        );
      await again();
      await work();
      const [, ...others] = ANALYTICS_CONTRACTS.PLAUSIBLE.body.results;
      const results = [
        ...others,
        { dimensions: ['Chrome', '141.0', 'Windows', '10'], metrics: [400] },
        { dimensions: ['Chrome', '90.0', 'Windows', '10'], metrics: [100] },
        { dimensions: ['Edge', '90.0', 'Windows', '10'], metrics: [80] },
        { dimensions: ['Lynx', '2.9', 'Windows', '10'], metrics: [20] },
      ];
      product.answerWith({ body: { results } });
      await again();
      await work();
      const { workspace } = await askAs<{ workspace: { audienceSources: object[] } }>(
        team.owner,
        `query ($slug: String!) { workspace(slug: $slug) { audienceSources {
          name failingSince error
          revisions { hash }
          drift {
            distance decisionCount
            browsers { name beforeShare afterShare }
            decisions { name crossesLine beforeShare afterShare project { name } }
          }
        } } }`,
        { slug: team.slug },
      );
      const found = workspace.audienceSources.find(
        (one) => (one as { name: string }).name === 'Shop visitors',
      ) as { revisions: object[]; drift: { decisions: { beforeShare: number }[] } };

      expect(problems).toEqual([]);
      expect(found).toMatchObject({
        failingSince: null,
        error: null,
        drift: {
          distance: expect.closeTo(0.19, 6) as number,
          decisionCount: 1,
          browsers: [
            { name: 'Chrome', beforeShare: 0.6, afterShare: 0.5 },
            { name: 'Edge', beforeShare: 0, afterShare: 0.08 },
          ],
          decisions: [{ name: ':has()', crossesLine: true, project: { name: 'Till' } }],
        },
      });
      expect(found.revisions).toHaveLength(2);
      expect(await inboxOf(`source:${source.id}`)).toEqual([
        expect.stringMatching(
          /“Shop visitors” changed .*Chrome 60.* → 50.*1 decision affected/,
        ) as string,
      ]);
      const audience = await audienceOf(source.audience_id);
      const { catalogue } = context();
      const feature = catalogue.featureBySlug('has')!;
      const history = getCoverageHistory(catalogue, feature, audience);

      expect(history).toEqual([
        {
          on: audience.renewal!.past[0]!.on,
          source: 'Plausible',
          supportedShare: getFeatureCoverage(catalogue, feature, audience).supportedShare,
          partialShare: 0,
        },
      ]);
    });

    it('says that an answer is too large, not that it is bad JSON', async () => {
      product.answerWith({ body: 'x'.repeat(8_000_001) });
      const source = await aSource('PLAUSIBLE', 'Large');
      await work();

      expect((await sourceById(opened.database, source.id))!.error).toBe(
        'Plausible answers with more than 8 MB. Check the address and the site.',
      );
    });

    it.each([
      [
        { status: 401, body: { error: 'no' } },
        /Plausible refuses the key \(status 401\)\. Check/,
        1,
      ],
      [{ status: 500, body: 'down' }, /Plausible has a fault \(status 500\)/, 5],
      [{ body: '<html>' }, /something that is not JSON\. Check the address/, 1],
      [{ body: { results: [] } }, /counts nobody/, 1],
      [{}, /There was no answer within 0\.2 s/, 5],
    ])('says once why %j is no answer, with the remedy', async (answer, sentence, attempts) => {
      product.answerWith(answer);
      const source = await aSource('PLAUSIBLE', 'Broken');
      await work(200);
      await opened.database.inTransaction(async () => {
        await renewSource(opened.database, access, { id: source.id });
      });
      await work(200);
      const row = (await sourceById(opened.database, source.id))!;
      const jobs = await opened.database
        .connection()
        .selectFrom('jobs')
        .select(['last_error', 'payload', 'attempts'])
        .where('dedupe_key', 'like', `${source.id}%`)
        .execute();

      expect(row.error).toMatch(sentence);
      expect(Number(row.failing_since)).toBeGreaterThan(0);
      expect(await inboxOf(`source:${source.id}`)).toEqual([
        expect.stringMatching(sentence) as string,
      ]);
      expect(jobs.map((job) => job.attempts)).toEqual([attempts, attempts]);
      expect(JSON.stringify([row, jobs])).not.toContain(KEY);
      await deleteSource(opened.database, access, source.id);
    });

    it('asks again when the product wants it to', async () => {
      product.answerWith({ status: 429, headers: { 'retry-after': '900' }, body: 'later' });
      const source = await aSource('PLAUSIBLE', 'Busy');
      const now = Date.now();
      await work();
      const { run_at } = await opened.database
        .connection()
        .selectFrom('jobs')
        .select('run_at')
        .where('dedupe_key', 'like', `${source.id}%`)
        .executeTakeFirstOrThrow();

      expect(product.calls).toHaveLength(1);
      expect(Math.round((Number(run_at) - now) / 60_000)).toBe(15);
      await deleteSource(opened.database, access, source.id);
    });

    it('never reveals its key to the API, an export, the database or a private address', async () => {
      product.answerWith({ body: ANALYTICS_CONTRACTS.POSTHOG.body });
      const { id } = await aSource('POSTHOG', 'Sealed');
      const row = await sourceById(opened.database, id);
      const refused = await Promise.all(
        ['http://169.254.169.254/', 'http://10.0.0.1/', 'http://stats.example/'].map((address) =>
          changeAs(team.owner, 'createAudienceSource', {
            workspaceId: team.workspaceId,
            name: 'Inside',
            kind: 'MATOMO',
            site: '1',
            address,
            key: KEY,
          }),
        ),
      );

      expect(row!.api_key).toMatch(/^sealed:1:/);
      expect(refused.map(({ problems: [problem] }) => problem?.code)).toEqual([
        'ADDRESS_REFUSED',
        'ADDRESS_REFUSED',
        'TEXT_INVALID',
      ]);
    });

    it('is due again after its period, whatever became of the time before', async () => {
      const { id } = await aSource('MATOMO', 'Due');
      product.answerWith({ status: 503, body: '' });
      await work();
      const row = (await sourceById(opened.database, id))!;

      expect(Number(row.next_at) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);

      await opened.database.inTransaction(() => scheduleCheck(opened.database));
      product.calls.length = 0;
      await work();

      expect(product.calls).toHaveLength(0);
    });
  });
});
