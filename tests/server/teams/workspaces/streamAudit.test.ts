import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inChunks } from '@/server/platform/database/inChunks';
import { inClientOf } from '@/server/platform/observe/clientOfRequest';
import { noteAccount } from '@/server/teams/accounts/accountEvents';
import { addAudit } from '@/server/teams/workspaces/audit';
import { AUDIT_JOB, auditJobs, streamAudit } from '@/server/teams/workspaces/streamAudit';
import { aPerson, aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

interface SentLine {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly action: string;
  readonly subject: string;
  readonly address: string | null;
}

const parseLines = (text: string): readonly SentLine[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as SentLine);

onEachDatabase((opened) => {
  withDatabase(opened);

  let taken: SentLine[] = [];
  const take = (lines: string): Promise<void> => {
    taken.push(...parseLines(lines));
    return Promise.resolve();
  };
  const run = () => streamAudit(opened.database, take);

  /** Begins the stream before the test's own events, which are older than what may still be written. */
  beforeEach(async () => {
    taken = [];
    const place = { at: Date.now() - 60_000, id: '' };
    const value = JSON.stringify({ changes: place, events: place, acts: place });
    await opened.database
      .connection()
      .insertInto('instance_settings')
      .values({ name: 'audit.streamed', value })
      .onConflict((known) => known.column('name').doUpdateSet({ value }))
      .execute();
    await opened.database.connection().deleteFrom('audit_entries').execute();
    await opened.database.connection().deleteFrom('account_events').execute();
    await opened.database.connection().deleteFrom('operator_events').execute();
  });

  async function aWorkspace(): Promise<string> {
    const { workspaceId } = await aTeam();
    await opened.database.connection().deleteFrom('audit_entries').execute();
    return workspaceId.slice('workspace:'.length);
  }

  const note = (workspaceId: string, subject: string, at = Date.now() - 40_000) =>
    addAudit(opened.database, {
      ...{ workspaceId, actor: 'person:x', action: 'project.updated' as const, subject, at },
    });

  it('hands over changes and sign-ins once, in order, with their address', async () => {
    const workspaceId = await aWorkspace();
    const { accountId, email } = await aPerson('Ada');
    const at = Date.now() - 40_000;
    await inClientOf('203.0.113.7', async () => {
      await note(workspaceId, 'first', at);
      await noteAccount(opened.database, accountId, 'signed-in.passkey', at + 1);
    });
    await note(workspaceId, 'third', at + 2);
    await run();
    await run();

    expect(
      taken.map(({ kind, action, subject, address }) => [kind, action, subject, address]),
    ).toEqual([
      ['workspace', 'project.updated', 'first', '203.0.113.7'],
      ['account', 'signed-in.passkey', email, '203.0.113.7'],
      ['workspace', 'project.updated', 'third', null],
    ]);
  });

  it('hands over acts of operators, also on accounts that are gone', async () => {
    const { database } = opened;
    const { accountId, email } = await aPerson('Bob');
    await aWorkspace();
    const deed = { at: Date.now() - 40_000, actor: 'machine', action: 'account.locked' };
    await database
      .connection()
      .insertInto('operator_events')
      .values([
        { ...deed, id: 'a', account_id: accountId, address: null },
        { ...deed, id: 'b', account_id: 'gone', address: '203.0.113.7' },
      ])
      .execute();
    await run();
    await run();

    expect(
      taken.map(({ kind, action, subject, address }) => [kind, action, subject, address]),
    ).toEqual([
      ['operator', 'account.locked', email, null],
      ['operator', 'account.locked', 'person:gone', '203.0.113.7'],
    ]);
  });

  it('waits for what may still be written with an earlier time', async () => {
    const workspaceId = await aWorkspace();
    await note(workspaceId, 'new', Date.now());
    await run();

    expect(taken).toEqual([]);
  });

  it('loses nothing while its receiver is away, however much comes', async () => {
    const workspaceId = await aWorkspace();
    const at = Date.now() - 50_000;
    const entries = Array.from({ length: 1_200 }, (_, entry) => ({
      // Databases may order letters as a language does.
      id: `${entry % 2 ? 'a' : 'B'}-${opened.database.kind}-${entry}`,
      workspace_id: workspaceId,
      // Many of one moment, too.
      at: at + Math.floor(entry / 400),
      actor: 'person:x',
      action: 'project.updated',
      subject: String(entry),
    }));
    for (const some of inChunks(entries))
      await opened.database.connection().insertInto('audit_entries').values(some).execute();
    let calls = 0;
    const failing = streamAudit(opened.database, async (lines) => {
      calls += 1;
      if (calls === 2) throw new Error('away');
      await take(lines);
    });
    await expect(failing).rejects.toThrow('away');
    expect(taken).toHaveLength(500);
    await run();

    expect(taken).toHaveLength(1_200);
    expect(new Set(taken.map(({ subject }) => subject)).size).toBe(1_200);
  });

  it('appends lines to a file, and posts them with a token', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plimsoll-audit-'));
    const got: { authorization: string | undefined; body: string }[] = [];
    let status = 503;
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        got.push({ authorization: request.headers.authorization, body });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const workspaceId = await aWorkspace();
    const job = { id: 'one', attempt: 1, isLastAttempt: false };
    const path = join(folder, 'audit.jsonl');
    await note(workspaceId, 'to a file', Date.now() - 45_000);
    await auditJobs(opened.database, { kind: 'file', path })[AUDIT_JOB]!.run({}, job);
    await note(workspaceId, 'to a receiver', Date.now() - 40_000);
    const url = `http://127.0.0.1:${port}/logs`;
    const post = auditJobs(opened.database, { kind: 'http', url, authorization: 'Bearer secret' })[
      AUDIT_JOB
    ]!;
    await post.run({}, job);
    status = 204;
    await post.run({}, job);
    await post.run({}, job);

    expect(parseLines(readFileSync(path, 'utf8')).map(({ subject }) => subject)).toEqual([
      'to a file',
    ]);
    expect(got.map(({ body }) => parseLines(body).map(({ subject }) => subject))).toEqual([
      ['to a receiver'],
      ['to a receiver'],
    ]);
    expect(got[1]!.authorization).toBe('Bearer secret');
    server.close();
    rmSync(folder, { recursive: true });
  });
});
