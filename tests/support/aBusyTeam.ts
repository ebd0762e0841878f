// A team whose members change things faster than people do, each change once under a key of its own:
// what was acknowledged is compared with what is stored. Easy to get wrong: an answer that never came
// says nothing, so such a change is repeated under its key until it is acknowledged.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import { type DatabasePlace, openDatabase } from '@/server/platform/database/openDatabase';
import { findPerson } from '@/server/teams/accounts/findPerson';
import { signIn } from '@/server/teams/accounts/sessions';
import { signUp } from '@/server/teams/accounts/signUp';
import { evaluateAll } from '@/server/teams/reviews/evaluateAll';
import { adoptAll } from '@/server/teams/workspaces/bulkDecisions';
import { projectById } from '@/server/teams/workspaces/projects';
import { changeAs } from './askAs';
import { program } from './program';
import { until } from './until';
import { WITHOUT_CLIENT_LIMITS } from './withoutClientLimits';

interface Change {
  readonly key: string;
  readonly kind: 'decision' | 'invitation' | 'token' | 'confirmation';
  /** The text that identifies its effect. */
  readonly mark: string;
  readonly body: string;
}

export interface Server {
  readonly process: ChildProcess;
  readonly url: string;
  readonly ended: Promise<unknown>;
}

/** As many invitations, and tokens, as a workspace takes. */
const FEW = 90;

const AT_ONCE = 6;

const toBody = (name: string, input: object): string =>
  JSON.stringify({
    query: `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { problems { code message } } }`,
    variables: { input },
  });

export class BusyTeam {
  readonly acknowledged: Change[] = [];
  /** Sent, and never answered. */
  unknown: Change[] = [];
  readonly refused: string[] = [];
  #count = 0;

  private constructor(
    readonly cookie: string,
    readonly workspaceId: string,
    readonly projectId: string,
    readonly reviewIds: string[],
  ) {}

  /** @param database the one of this process */
  static async form(database: Database, reviews: number): Promise<BusyTeam> {
    const email = `${randomUUID()}@example.org`;
    const password = 'a long enough password';
    await signUp(database, { name: 'Olga', email, password }, { rule: 'open' });
    const cookie = (await signIn(database, { email, password }, { cookies: undefined }))
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    const person = (await findPerson(openDatabase, cookie))!;
    const named = { name: 'Busy', slug: `busy-${randomUUID().slice(0, 8)}` };
    const { workspace } = await changeAs(person, 'createWorkspace', named, 'workspace { id }');
    const { id: workspaceId } = workspace as { id: string };
    const draft = { workspaceId, name: 'Shop', slug: 'shop', audience: 'world', linePercent: 95 };
    const { project } = await changeAs(person, 'createProject', draft, 'project { id }');
    const { id: projectId } = project as { id: string };
    const ids = await openReviews(database, person, projectId, reviews);
    return new BusyTeam(cookie, workspaceId, projectId, ids);
  }

  #next(): Change {
    this.#count += 1;
    const [number, mark] = [this.#count, `change-${this.#count}`];
    const key = randomUUID();
    const { workspaceId } = this;
    if (number % 4 === 1 && number < 4 * FEW) {
      const invited = { workspaceId, email: `${mark}@example.org`, role: 'EDITOR' };
      return { key, kind: 'invitation', mark, body: toBody('inviteMember', invited) };
    }
    if (number % 4 === 2 && number < 4 * FEW) {
      const expiresAt = new Date(Date.now() + 864e5).toISOString();
      const token = { workspaceId, name: mark, scope: 'READ', expiresAt };
      return { key, kind: 'token', mark, body: toBody('createApiToken', token) };
    }
    const id = number % 4 === 3 ? this.reviewIds.pop() : undefined;
    if (id !== undefined) {
      const answer = { id: `review:${id}`, state: 'CONFIRMED', expectedVersion: 1 };
      return { key, kind: 'confirmation', mark: id, body: toBody('resolveReview', answer) };
    }
    return { key, kind: 'decision', mark, body: toBody('recordDecision', this.#draft(number)) };
  }

  #draft(number: number): object {
    const catalogue = loadCatalogue();
    return {
      projectId: this.projectId,
      subject: { compatKey: catalogue.keyAt(catalogue.dataKeyIndexes[number]!).path },
      state: number % 8 === 0 ? 'PROPOSED' : 'ADOPTED',
      rationale: `change-${number}`,
    };
  }

  /**
   * Repeats what is unknown, then makes new changes, several at once, and calls `end` so many
   * milliseconds after one was first acknowledged. Over once nothing is answered any more.
   */
  async workUntil({ url }: Server, end: () => void, milliseconds: number): Promise<void> {
    let isOver = false;
    const before = this.acknowledged.length;
    const work = this.#work(url, () => isOver);
    await until(() => this.acknowledged.length > before);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    isOver = true;
    end();
    await work;
  }

  /** Repeats what is unknown, and no more. */
  repeat({ url }: Server): Promise<void> {
    return this.#work(url, () => true);
  }

  async #work(url: string, isOver: () => boolean): Promise<void> {
    const open = this.unknown;
    this.unknown = [];
    const worker = async (): Promise<void> => {
      for (;;) {
        const change = open.pop() ?? (isOver() ? undefined : this.#next());
        if (!change) return;
        await this.#send(url, change);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  async #send(url: string, change: Change): Promise<void> {
    try {
      const answer = await this.answer(url, change);
      if (answer.includes('"problems":[]')) this.acknowledged.push(change);
      else this.refused.push(`${change.kind} ${change.mark}: ${answer}`);
    } catch {
      this.unknown.push(change);
    }
  }

  async answer(url: string, { key, body }: Change): Promise<string> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', origin: url, cookie: this.cookie },
        'idempotency-key': key,
      },
      body,
      signal: AbortSignal.timeout(20_000),
    });
    return response.text();
  }

  /** The changes whose effect is stored another number of times than once, as lines. */
  async findWrong(database: Database, changes: readonly Change[]): Promise<string[]> {
    const stored = await countEffects(database, this.workspaceId);
    return changes.flatMap(({ kind, mark }) => {
      const count = stored.get(`${kind} ${mark}`) ?? 0;
      return count === 1 ? [] : [`${kind} ${mark}: ${count} times`];
    });
  }
}

/** How often each change has had its effect. */
async function countEffects(
  database: Database,
  workspaceId: string,
): Promise<ReadonlyMap<string, number>> {
  const local = workspaceId.slice('workspace:'.length);
  const connection = database.connection();
  const counts = new Map<string, number>();
  const note = (key: string, times = 1) => counts.set(key, (counts.get(key) ?? 0) + times);
  for (const { rationale } of await connection
    .selectFrom('decisions')
    .select('rationale')
    .where('workspace_id', '=', local)
    .execute())
    note(`decision ${rationale}`);
  // One that was sent twice would have ended the first: the log has both.
  for (const { action, subject } of await connection
    .selectFrom('audit_entries')
    .select(['action', 'subject'])
    .where('workspace_id', '=', local)
    .execute()) {
    if (action === 'member.invited') note(`invitation ${subject.split('@')[0]}`);
    if (action === 'token.created') note(`token ${subject.split(' ')[0]}`);
  }
  for (const { id, epoch } of await connection
    .selectFrom('reviews')
    .innerJoin('decision_standings', 'decision_standings.decision_id', 'reviews.decision_id')
    .select(['reviews.id', 'decision_standings.epoch'])
    .where('reviews.workspace_id', '=', local)
    .where('reviews.state', '=', 'CONFIRMED')
    .execute())
    note(`confirmation ${id}`, epoch);
  return counts;
}

/** Of decisions whose day to look at them again has come. */
async function openReviews(
  database: Database,
  viewer: NonNullable<Awaited<ReturnType<typeof findPerson>>>,
  projectId: string,
  count: number,
): Promise<string[]> {
  const project = (await projectById(database, projectId.slice('project:'.length)))!;
  const access = { workspaceId: project.workspace_id, viewer, actor: 'OWNER' as const };
  const catalogue = loadCatalogue();
  const then = createContext(catalogue, { viewer, today: '2026-10-01' });
  const features = catalogue.features.slice(0, count);
  await database.inTransaction(() =>
    adoptAll(database, access, project, { features, context: then }),
  );
  const mine = database.connection();
  await mine
    .updateTable('decisions')
    .set({ review_on: '2026-11-01' })
    .where('project_id', '=', project.id)
    .execute();
  await evaluateAll(database, createContext(catalogue, { today: '2026-11-21' }));
  const rows = await mine
    .selectFrom('reviews')
    .select('id')
    .where('project_id', '=', project.id)
    .execute();
  return rows.map(({ id }) => id);
}

/** A process of its own that serves the place, ready to answer. */
export async function serveTeam({ dataDir, databaseUrl }: DatabasePlace): Promise<Server> {
  const args = [program('tests/support/changeUntilKilled.ts'), dataDir];
  const child = spawn(process.execPath, databaseUrl ? [...args, databaseUrl] : args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...WITHOUT_CLIENT_LIMITS, LOG_LEVEL: 'silent' },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', () => reject(new Error('The server of the team did not start.')));
  });
  return { process: child, url: `http://127.0.0.1:${port}`, ended };
}
