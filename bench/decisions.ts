// A team's side under load, on SQLite in a folder of its own and on a PostgreSQL of its own where it is
// installed: a project with 5,000 decisions, its list and its page, an evaluation of 1,000 projects,
// and a workspace's file. Run with `npm run bench -- decisions`. Budgets: list p95 100 ms, page 150 ms,
// evaluation 30 s.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execute, parse } from 'graphql';
import { schema } from '@/server/api/graph/schema';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import type { Person } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import { type DatabasePlace, openDatabaseAt } from '@/server/platform/database/openDatabase';
import { evaluateAll } from '@/server/teams/reviews/evaluateAll';
import { adoptAll } from '@/server/teams/workspaces/bulkDecisions';
import { newId } from '@/server/teams/workspaces/checkText';
import { keepEvidence } from '@/server/teams/workspaces/DecisionEvidence';
import { exportWorkspace } from '@/server/teams/workspaces/exportWorkspace';
import { importWorkspace } from '@/server/teams/workspaces/importWorkspace';
import { parseWorkspaceFile } from '@/server/teams/workspaces/WorkspaceFile';
import persisted from '../src/__generated__/persisted-queries.json';
import { aPostgres, providePostgres } from '../tests/support/aPostgres';

const DECISIONS = 5_000;
const PROJECTS = 1_000;
const PER_PROJECT = 10;
const ROUNDS = 60;

const catalogue = loadCatalogue();
const viewer: Person = {
  kind: 'person',
  accountId: 'bench',
  name: 'Bench',
  email: 'bench@example.org',
  sessionId: 'bench',
};
const newContext = () => createContext(catalogue, { viewer });
const access = { workspaceId: 'w', viewer, actor: 'OWNER' } as const;

async function addProject(database: Database, slug: string, audience = 'world') {
  const row = {
    ...{ id: newId(), workspace_id: 'w', slug, name: slug, audience },
    ...{ line_percent: 95, version: 1, created_at: 1 },
    archived_at: null,
  };
  await database.connection().insertInto('projects').values(row).execute();
  return row;
}

async function fill(database: Database): Promise<void> {
  const isProved = database.kind === 'sqlite' ? 0 : false;
  await database
    .connection()
    .insertInto('accounts')
    .values({ ...viewerRow, emailVerified: isProved, updatedAt: NOW })
    .execute();
  const workspace = { id: 'w', slug: 'w', name: 'W', created_at: 1, delete_at: null };
  await database.connection().insertInto('workspaces').values(workspace).execute();
  const member = { workspace_id: 'w', account_id: 'bench', role: 'OWNER', joined_at: 1 } as const;
  await database.connection().insertInto('members').values(member).execute();
  const context = newContext();
  const big = await addProject(database, 'big');
  const features = catalogue.features.slice(0, 1_000);
  const startedAt = performance.now();
  await database.inTransaction(() => adoptAll(database, access, big, { features, context }));
  console.log(`adopt 1,000 features at once: ${(performance.now() - startedAt).toFixed(0)} ms`);
  await addKeyDecisions(database, big);
  for (let index = 0; index < PROJECTS; index += 1) {
    const project = await addProject(database, `p${index}`, index % 2 ? 'world' : 'region:DE');
    const from = (index * 7) % 1_000;
    const some = catalogue.features.slice(from, from + PER_PROJECT);
    await database.inTransaction(() =>
      adoptAll(database, access, project, { features: some, context }),
    );
  }
}

const NOW = new Date(0).toISOString();
const viewerRow = { id: 'bench', name: 'Bench', email: viewer.email, createdAt: NOW };

/** The rest of the 5,000 are on compat keys. */
async function addKeyDecisions(
  database: Database,
  project: Awaited<ReturnType<typeof addProject>>,
) {
  const context = newContext();
  const evidenceOf = new Map<number, string>();
  const keys = [...catalogue.dataKeyIndexes.slice(0, DECISIONS - 1_000)];
  for (const index of keys) {
    const subject = { kind: 'key', key: catalogue.keyAt(index) } as const;
    evidenceOf.set(index, JSON.stringify(await keepEvidence(context, project, subject)));
  }
  for (let from = 0; from < keys.length; from += 500)
    await database
      .connection()
      .insertInto('decisions')
      .values(
        keys.slice(from, from + 500).map((index) => ({
          ...{ id: newId(), workspace_id: 'w', project_id: project.id, version: 1, is_current: 1 },
          ...{ subject: `key:${catalogue.keyAt(index).path}`, state: 'WAITING' as const },
          ...{ rationale: 'Why.', fallback: null, author: 'person:bench', owner_id: 'bench' },
          ...{ review_on: null, decided_at: index, evidence: evidenceOf.get(index)! },
        })),
      )
      .execute();
}

function documentOf(name: string) {
  const texts = Object.values(persisted as Readonly<Record<string, string>>);
  return parse(texts.find((text) => text.startsWith(`query ${name}(`))!);
}

async function measure(label: string, name: string, variables: object): Promise<void> {
  const document = documentOf(name);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const variableValues = variables as Readonly<Record<string, unknown>>;
    const { errors } = await execute({
      schema,
      document,
      variableValues,
      contextValue: newContext(),
    });
    if (errors) throw errors[0]!;
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(1);
  console.log(`${label}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}

async function benchAt(place: DatabasePlace): Promise<void> {
  const database = await openDatabaseAt(place);
  (globalThis as { plimsollDatabase?: Promise<Database> }).plimsollDatabase =
    Promise.resolve(database);
  await fill(database);
  const { id } = (await database
    .connection()
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', 'big')
    .executeTakeFirst())!;
  await measure('list of 25 of 5,000', 'DecisionListPaginationQuery', {
    ...{ count: 25, cursor: null, id: `project:${id}` },
  });
  await measure('project page', 'ProjectScreenQuery', { workspace: 'w', project: 'big' });
  for (const label of ['first evaluation', 'second evaluation']) {
    const startedAt = performance.now();
    const report = await evaluateAll(database, newContext());
    console.log(
      `${label}: ${report.projects} projects, ${report.opened} reviews, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    );
  }
  await measureFile(database, id);
  await database.close();
}

/** Only the project with 5,000 decisions: a file has fewer projects than the evaluation. */
async function measureFile(database: Database, projectId: string): Promise<void> {
  await database.connection().deleteFrom('projects').where('id', '!=', projectId).execute();
  const startedAt = performance.now();
  const source = JSON.stringify(
    await database.inTransaction(() => exportWorkspace(database, access)),
  );
  const exportedAt = performance.now();
  const file = await parseWorkspaceFile(source);
  const context = newContext();
  await database.inTransaction(() =>
    importWorkspace(database, viewer, file, { slug: 'copy', context }),
  );
  const took = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
  console.log(
    `file of 5,000 decisions: ${(Buffer.byteLength(source) / 1e6).toFixed(1)} MB, export ${took(startedAt, exportedAt)}, import ${took(exportedAt, performance.now())}`,
  );
}

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-bench-'));
  console.log('SQLite');
  await benchAt({ databaseUrl: undefined, dataDir: folder });
  rmSync(folder, { recursive: true });
  const programs = providePostgres();
  if (programs === undefined) return console.log('PostgreSQL is not installed.');
  const postgres = await aPostgres(programs);
  console.log('PostgreSQL');
  await benchAt({ databaseUrl: postgres.url, dataDir: '' });
  await postgres.stop();
}

void bench();
