import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import type { Person } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import { openDatabase, openDatabaseAt } from '@/server/platform/database/openDatabase';
import { evaluateAll } from '@/server/teams/reviews/evaluateAll';
import { adoptAll } from '@/server/teams/workspaces/bulkDecisions';
import { exportWorkspace } from '@/server/teams/workspaces/exportWorkspace';
import { importWorkspace } from '@/server/teams/workspaces/importWorkspace';
import { addInboxItem } from '@/server/teams/workspaces/inbox';
import { parseWorkspaceFile, type WorkspaceFile } from '@/server/teams/workspaces/WorkspaceFile';
import { changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { earlierCatalogue } from '../../../support/olderCatalogues';
import { onEachDatabase, type OpenedDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const today = '2026-11-21';

const reviewsIn = async (database: Database) =>
  (
    await database.connection().selectFrom('reviews').selectAll().orderBy('opened_at').execute()
  ).map(({ state, version, epoch, snoozed_until, finding, closed_by }) => ({
    ...{ state, version, epoch, snoozed_until, closed_by },
    sentence: (JSON.parse(finding) as { sentence: string }).sentence,
  }));

onEachDatabase((opened, kind) => {
  withDatabase(opened);

  let team: Team;
  let source: string;
  let fresh: Database;
  const folders: string[] = [];

  /** On the same server or disk, and empty but for the person who imports. */
  async function aSecond({ place, database }: OpenedDatabase): Promise<Database> {
    const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-second-'));
    folders.push(dataDir);
    if (kind === 'SQLite') return openDatabaseAt({ databaseUrl: undefined, dataDir });
    await sql`create database second`.execute(database.connection());
    const url = new URL(place.databaseUrl!);
    url.pathname = '/second';
    return openDatabaseAt({ databaseUrl: url.href, dataDir: '' });
  }

  async function arrive(database: Database, person: Person): Promise<Person> {
    const there = { ...person, accountId: 'arrived' };
    const isProved = database.kind === 'sqlite' ? 0 : false;
    const now = new Date().toISOString();
    await sql`insert into accounts (id, name, email, "emailVerified", "createdAt", "updatedAt")
      values ('arrived', ${person.name}, ${person.email}, ${isProved}, ${now}, ${now})`.execute(
      database.connection(),
    );
    return there;
  }

  const evaluate = (database: Database, catalogue = loadCatalogue(), day = today) =>
    evaluateAll(database, createContext(catalogue, { today: day }), Date.parse(`${day}T12:00:00Z`));

  /** As if it had been below the line: the next evaluation passes it once, and one more opens. */
  async function almostReach(database: Database, subject: string): Promise<void> {
    const { decision_id, reference } = (await database
      .connection()
      .selectFrom('decision_standings')
      .innerJoin('decisions', 'decisions.id', 'decision_standings.decision_id')
      .select(['decision_id', 'reference'])
      .where('subject', '=', subject)
      .executeTakeFirst())!;
    const below = { ...(JSON.parse(reference) as object), share: 0.94 };
    await database
      .connection()
      .updateTable('decision_standings')
      .set({ reference: JSON.stringify(below) })
      .where('decision_id', '=', decision_id)
      .execute();
  }

  const bring = (person: Person, file: WorkspaceFile, slug: string) =>
    fresh.inTransaction(() =>
      importWorkspace(fresh, person, file, {
        slug,
        context: createContext(loadCatalogue(), { database: openDatabase, viewer: person, today }),
      }),
    );

  const answer = (id: string, state: string, until?: string) =>
    changeAs(team.owner, 'resolveReview', { id, state, until, expectedVersion: 1 });

  beforeAll(async () => {
    team = await aTeam();
    const { database } = opened;
    const older = earlierCatalogue('oldest');
    const access = {
      workspaceId: team.workspaceId.slice('workspace:'.length),
      viewer: team.owner,
      actor: 'OWNER' as const,
    };
    const project = (await database
      .connection()
      .selectFrom('projects')
      .selectAll()
      .where('workspace_id', '=', access.workspaceId)
      .executeTakeFirst())!;
    const context = createContext(older, { viewer: team.owner, today: '2026-10-01' });
    await database.inTransaction(() =>
      adoptAll(database, access, project, { features: older.features, context }),
    );
    await database.connection().updateTable('decisions').set({ state: 'WAITING' }).execute();
    await evaluate(database, older);
    await almostReach(database, 'feature:grid');
    await evaluate(database);
    const found = await database
      .connection()
      .selectFrom('reviews')
      .select('id')
      .orderBy('id')
      .execute();
    expect(found.length).toBeGreaterThan(3);
    await answer(`review:${found[0]!.id}`, 'CONFIRMED');
    await answer(`review:${found[1]!.id}`, 'SNOOZED', '2026-12-01');
    expect((await evaluate(database)).opened).toBe(0);
    await addInboxItem(database, {
      ...{ workspaceId: access.workspaceId, accountId: team.owner.accountId },
      ...{ reason: 'MANAGES_WORKSPACE', subject: 'channel:mail', onceKey: 'dead:mail' },
      data: { sentence: 'The channel “Mail” does not answer.', path: `/w/${team.slug}/settings` },
    });
    source = JSON.stringify(await database.inTransaction(() => exportWorkspace(database, access)));
    fresh = await aSecond(opened);
  }, 120_000);
  afterAll(async () => {
    await fresh.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it('brings reviews as they stand, and opens none that another instance has settled', async () => {
    const person = await arrive(fresh, team.owner);
    const row = await bring(person, await parseWorkspaceFile(source), 'moved');
    const before = await reviewsIn(opened.database);

    expect(await evaluate(fresh)).toEqual({ projects: 1, opened: 0 });
    expect(await evaluate(fresh)).toEqual({ projects: 1, opened: 0 });

    const after = await reviewsIn(fresh);
    const sorted = (all: typeof before) =>
      all
        .map(({ closed_by, ...review }) => ({ ...review, isAnswered: closed_by !== null }))
        .sort((a, b) => a.sentence.localeCompare(b.sentence));
    expect(sorted(after)).toEqual(sorted(before));
    expect(after.filter(({ closed_by }) => closed_by === 'person:arrived')).toHaveLength(2);

    const items = await fresh.connection().selectFrom('inbox_items').selectAll().execute();
    const old = await opened.database.connection().selectFrom('inbox_items').selectAll().execute();
    // The channel stays where it was, and so does what was said of it.
    expect(items).toHaveLength(old.length - 1);
    expect(items.filter(({ done_at }) => done_at === null)).toHaveLength(before.length - 2);
    for (const { account_id, data, subject } of items) {
      expect(account_id).toBe('arrived');
      expect((JSON.parse(data) as { path: string }).path).toMatch(/^\/w\/moved\/shop\//);
      expect(subject).toMatch(/^review:/);
    }
    expect(row.slug).toBe('moved');

    await evaluate(fresh, loadCatalogue(), '2026-11-30');
    expect((await reviewsIn(fresh)).filter(({ state }) => state === 'SNOOZED')).toHaveLength(1);
    await evaluate(fresh, loadCatalogue(), '2026-12-01');
    expect((await reviewsIn(fresh)).filter(({ state }) => state === 'SNOOZED')).toHaveLength(0);
  }, 60_000);

  it('compares with the world what was compared with an audience that stayed behind', async () => {
    const file = await parseWorkspaceFile(source);
    const custom = 'custom:AAAAAAAAAAAAAAAAAAAAAA';
    const moved = { ...file, projects: file.projects.map((one) => ({ ...one, audience: custom })) };
    const person = { ...team.owner, accountId: 'arrived' };
    const { id } = await bring(person, moved, 'elsewhere');

    expect((await evaluate(fresh)).opened).toBe(0);
    const standings = await fresh
      .connection()
      .selectFrom('decision_standings')
      .select(['epoch', 'reference'])
      .where('workspace_id', '=', id)
      .execute();
    expect(standings.filter(({ epoch }) => epoch === 1)).toHaveLength(1);
    expect(standings.every(({ reference }) => reference.includes(`"day":"${today}"`))).toBe(true);
  }, 60_000);

  it('takes files of before, whose decisions are compared with the day of the import', async () => {
    const {
      standings: _,
      snapshots: __,
      evaluations: ___,
      inbox: ____,
      ...old
    } = JSON.parse(source) as Record<string, unknown>;
    const file = await parseWorkspaceFile(JSON.stringify({ ...old, version: 1 }));
    const { id } = await bring({ ...team.owner, accountId: 'arrived' }, file, 'older');

    expect((await evaluate(fresh)).opened).toBe(0);
    const kept = await fresh
      .connection()
      .selectFrom('reviews')
      .select('id')
      .where('workspace_id', '=', id)
      .execute();
    expect(kept).toEqual([]);
  }, 60_000);

  it('names the place of what is wrong, and what to do about a newer format', async () => {
    const spoilt = (change: (file: WorkspaceFile) => unknown): string => {
      const file = JSON.parse(source) as WorkspaceFile;
      return JSON.stringify(change(file));
    };
    const broken: readonly (readonly [string, string])[] = [
      [spoilt((file) => ({ ...file, version: 3 })), 'Update Plimsoll here'],
      [spoilt((file) => ({ ...file, standings: [{}] })), '“standings.0.decision_id”'],
      [spoilt((file) => ({ ...file, reviews: [file.reviews[0], file.reviews[0]] })), '“reviews.1”'],
      [
        spoilt((file) => ({
          ...file,
          standings: [...file.standings, { ...file.standings[0], decision_id: 'none' }],
        })),
        '“standings.',
      ],
      [
        spoilt(({ inbox, ...file }) => {
          const data = { ...inbox[0]!.data, path: '//elsewhere.example' };
          return { ...file, inbox: [{ ...inbox[0], data }] };
        }),
        '“inbox.0.data.path”',
      ],
    ];
    for (const [text, place] of broken)
      await expect(parseWorkspaceFile(text)).rejects.toThrow(place);
  });
});
