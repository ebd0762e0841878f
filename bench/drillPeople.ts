// The people of the drill: they read pages and decide, each by a token of their own, and repeat a
// change under its key until it is acknowledged.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import type { Database } from '@/server/platform/database/Database';
import { createPersonalToken } from '@/server/teams/workspaces/apiTokens';
import { aPerson, aTeam, type Team } from '../tests/support/aTeam';
import { earlierCatalogue } from '../tests/support/olderCatalogues';

/** A workspace takes at most a hundred tokens. */
const TEAMS = 4;
const PEOPLE = 300;
const PAUSE_MS = 20_000;
const TRY_AGAIN_MS = 1_000;
const DAY_MS = 86_400_000;

/** The words for what will be over soon; any other refusal is wrong. */
const PASSING = ['STORAGE_UNAVAILABLE', 'OVERLOADED'];
/** The proxy's own, where an instance died with a request. */
const CUT = [502, 504];

const RECORD = `mutation ($input: RecordDecisionInput!) {
  recordDecision(input: $input) { decision { id } problems { code message } }
}`;

interface Colleague {
  readonly secret: string;
  readonly projectId: string;
}

export interface Tally {
  pages: number;
  acknowledged: number;
  /** Refused for the moment, in the right words. */
  refused: number;
  /** Without an answer of the product. */
  cut: number;
  longestMs: number;
}

const nothing = (): Tally => ({ pages: 0, acknowledged: 0, refused: 0, cut: 0, longestMs: 0 });

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly retryAfterMs: number;
}

export class Company {
  /** The marks of changes that were acknowledged. */
  readonly acknowledged = new Set<string>();
  readonly sent = new Set<string>();
  readonly wrong: string[] = [];
  #tally = nothing();
  /** Changes by project: each is on another feature. */
  readonly #counts = new Map<string, number>();
  #isOver = false;
  #working: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly url: string,
    readonly colleagues: readonly Colleague[],
  ) {}

  /** @param database the one of this process */
  static async form(database: Database, url: string): Promise<Company> {
    const colleagues: Colleague[] = [];
    for (let at = 0; at < TEAMS; at += 1) {
      const team = await aTeam();
      for (let seat = 0; seat < PEOPLE / TEAMS; seat += 1)
        colleagues.push(await hire(database, team));
    }
    return new Company(url, colleagues);
  }

  /** They arrive one after the other. */
  begin(): void {
    this.#working = Promise.all(
      this.colleagues.map(async (colleague) => {
        await pause(Math.random() * PAUSE_MS);
        while (!this.#isOver) {
          await this.#read();
          await this.#decide(colleague);
          await pause(PAUSE_MS * (0.5 + Math.random()));
        }
      }),
    );
  }

  /** Resolves when each change that was sent is acknowledged. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#working;
  }

  /** @returns what happened since it was last asked */
  take(): Tally {
    const tally = this.#tally;
    this.#tally = nothing();
    return tally;
  }

  async #read(): Promise<void> {
    const path = `/features/${slugAt(Math.floor(Math.random() * 200))}`;
    const { status, text } = await this.#ask(path, {});
    if (status === 200) this.#tally.pages += 1;
    else this.#note(status, text, path);
  }

  async #decide({ secret, projectId }: Colleague): Promise<void> {
    const mark = randomUUID();
    const count = this.#counts.get(projectId) ?? 0;
    this.#counts.set(projectId, count + 1);
    const subject = { feature: slugAt(count) };
    const input = { projectId, subject, state: 'ADOPTED', rationale: mark };
    const init = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${secret}`,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ query: RECORD, variables: { input } }),
    };
    this.sent.add(mark);
    for (;;) {
      const { status, text, retryAfterMs } = await this.#ask('/graphql', init);
      if (status === 200 && text.includes('"decision":{"id"')) {
        this.acknowledged.add(mark);
        this.#tally.acknowledged += 1;
        return;
      }
      if (!this.#note(status, text, 'a decision')) return;
      await pause(retryAfterMs);
    }
  }

  async #ask(path: string, init: RequestInit): Promise<Answered> {
    const startedAt = performance.now();
    const answer = await fetch(this.url + path, init)
      .then(async (response) => ({
        status: response.status,
        text: await response.text(),
        retryAfterMs: Number(response.headers.get('retry-after') ?? 0) * 1_000 || TRY_AGAIN_MS,
      }))
      .catch((cause: unknown) => ({
        ...{ status: 0, text: String(cause), retryAfterMs: TRY_AGAIN_MS },
      }));
    this.#tally.longestMs = Math.max(this.#tally.longestMs, performance.now() - startedAt);
    return answer;
  }

  /** @returns true if it is worth another attempt */
  #note(status: number, text: string, what: string): boolean {
    if (status === 0 || CUT.includes(status)) this.#tally.cut += 1;
    else if (PASSING.some((code) => text.includes(code)) || isBusyPage(status, text))
      this.#tally.refused += 1;
    else {
      this.wrong.push(`${what}: ${status} ${text.slice(0, 200)}`);
      return false;
    }
    return true;
  }
}

/** The page for people of a server that has more to do than it can answer. */
const isBusyPage = (status: number, text: string): boolean =>
  status === 503 && text.includes('<!DOCTYPE html>');

async function hire(database: Database, { workspaceId, projectId }: Team): Promise<Colleague> {
  const person = await aPerson('Colleague');
  const id = workspaceId.slice('workspace:'.length);
  const now = Date.now();
  await database
    .connection()
    .insertInto('members')
    .values({ workspace_id: id, account_id: person.accountId, role: 'EDITOR', joined_at: now })
    .execute();
  const access = { workspaceId: id, viewer: person, actor: 'EDITOR' } as const;
  const draft = { name: 'Drill', scope: 'DECIDE', expiresAt: now + DAY_MS } as const;
  const { secret } = await createPersonalToken(database, access, person, draft);
  return { secret, projectId };
}

/** The features of both data versions that are served in turn. */
const earlier = new Set(earlierCatalogue('older').features.map(({ slug }) => slug));
const slugs = loadCatalogue()
  .features.map(({ slug }) => slug)
  .filter((slug) => earlier.has(slug));

const slugAt = (index: number): string => slugs[index % slugs.length]!;
