/** @jest-environment jsdom */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { WatchScreen, watchScreenQuery } from '@/client/screens/WatchScreen/WatchScreen';
import {
  WorkspaceSettingsScreen,
  workspaceSettingsScreenQuery,
} from '@/client/screens/WorkspaceSettingsScreen/WorkspaceSettingsScreen';
import { loadPresenceTable } from '@/server/data/catalogue/presenceTable';
import type { Person } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { changeAs } from '../../support/askAs';
import { renderScreen } from '../../support/renderScreen';
import { withDatabase } from '../../support/withDatabase';

describe('what a member sees', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-data-'));
  const opened = {} as { database: Database };
  const owner: Person = {
    kind: 'person',
    accountId: 'ada',
    name: 'Ada',
    email: 'ada@example.org',
    sessionId: 'session',
  };
  let workspaceId = '';
  beforeAll(async () => {
    opened.database = await openDatabaseAt({ databaseUrl: undefined, dataDir: folder });
  });
  withDatabase(opened);
  // Without signing up, which needs what a browser's world does not have here.
  beforeAll(async () => {
    const { name } = owner;
    await anAccount(opened.database, name);
    const made = await changeAs(
      owner,
      'createWorkspace',
      { name, slug: 'ada' },
      'workspace { id }',
    );
    workspaceId = (made.workspace as { id: string }).id;
    const draft = { workspaceId, name: 'Shop', slug: 'shop', audience: 'world', linePercent: 95 };
    await changeAs(owner, 'createProject', draft);
  });
  afterAll(async () => {
    await opened.database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has audiences that are renewed in the settings, with where to send counts', async () => {
    const draft = { workspaceId, name: 'From CI', kind: 'PUSH' };
    await changeAs(owner, 'createAudienceSource', draft);
    const { getByText, getByLabelText } = await renderScreen(
      WorkspaceSettingsScreen,
      workspaceSettingsScreenQuery,
      { workspace: 'ada' },
      { isPrivate: true, viewer: owner },
    );

    expect(getByText(/From CI, from a script\. No data yet\./)).toBeInTheDocument();
    expect(getByText(/POST .*\/api\/audiences\/[\w-]{22}\/revisions/)).toBeInTheDocument();
    expect(getByLabelText('Key for the Stats API')).toHaveAttribute('required');
  });

  it('says of a measured audience first for how many visits the strings are wrong', async () => {
    const draft = { workspaceId, name: 'Our visitors', kind: 'BEACON' };
    const made = await changeAs(owner, 'createAudienceSource', draft, 'source { id }');
    const source_id = (made.source as { id: string }).id.slice('source:'.length);
    const day = new Date().toISOString().slice(0, 10);
    const [older = '', newest = ''] = loadPresenceTable().asked.w.slice(-2);
    const row = { source_id, day, engine: 'w', class: newest, device: 'm', visits: 100_000 };
    await opened.database.connection().insertInto('beacon_counts').values(row).execute();
    await opened.database
      .connection()
      .insertInto('beacon_agent_counts')
      .values([
        { ...row, visits: 60_000 },
        { ...row, class: older, visits: 34_000 },
        { ...row, engine: 'u', class: '0', device: 'd', visits: 6_000 },
      ])
      .execute();
    const { getByText, getByRole } = await settings();

    // Forty visits less for each process of this machine.
    const answer =
      /name a wrong release for at least [23]\d\.\d.% of these visits\. For 6.0.% they name none/;
    expect(getByText(answer)).toBeInTheDocument();
    const table = getByRole('table', { name: new RegExp(`visits to Our visitors since ${day}`) });
    const [, first] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(/^Safari [\d.–]+ on phones and tablets100\.0.%60\.0.%$/);
  });

  /** As an editor. */
  async function enlist(name: string): Promise<void> {
    const row = {
      workspace_id: workspaceId.slice('workspace:'.length),
      account_id: await anAccount(opened.database, name),
      role: 'EDITOR' as const,
      joined_at: Date.now(),
    };
    await opened.database.connection().insertInto('members').values(row).execute();
  }

  const settings = () =>
    renderScreen(
      WorkspaceSettingsScreen,
      workspaceSettingsScreenQuery,
      { workspace: 'ada' },
      { isPrivate: true, viewer: owner },
    );

  it('changes a role by a button, not while one is being chosen, and says so', async () => {
    await enlist('Mary');
    const screen = await settings();
    const choice = screen.getByLabelText('Role of Mary');
    const button = screen.getByRole('button', { name: 'Change role of Mary' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    for (const role of ['ADMIN', 'OWNER', 'VIEWER'])
      fireEvent.change(choice, { target: { value: role } });
    expect(await roleOf('mary')).toBe('EDITOR');
    expect(button).toHaveAttribute('aria-disabled', 'false');
    fireEvent.click(button);
    const said = await screen.findByText('Mary is viewer now.');
    expect(said.closest('[role=status]')).not.toBeNull();
    expect(await roleOf('mary')).toBe('VIEWER');
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  async function roleOf(accountId: string) {
    const row = await opened.database
      .connection()
      .selectFrom('members')
      .select('role')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return row.role;
  }

  it('drops an invitation, a token and a member from the settings when they end', async () => {
    const email = 'grace@example.org';
    await changeAs(owner, 'inviteMember', { workspaceId, email, role: 'EDITOR' });
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    await changeAs(owner, 'createApiToken', { workspaceId, name: 'CI', scope: 'READ', expiresAt });
    await enlist('Hedy');
    const screen = await settings();
    const end = async (name: string) => {
      fireEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    };

    const isSaid = async (sentence: string) =>
      expect((await screen.findByText(sentence)).closest('[role=status]')).not.toBeNull();
    await end(`Withdraw the invitation of ${email}`);
    await isSaid(`Withdrew the invitation of ${email}.`);
    await end('Revoke CI');
    await isSaid('Revoked CI.');
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    const remove = screen.getByRole('button', { name: 'Remove Hedy' });
    fireEvent.click(remove);
    const asked = within(screen.getByRole('dialog', { name: 'Remove Hedy?' }));
    fireEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await roleOf('hedy')).toBe('EDITOR');
    fireEvent.click(remove);
    const [, confirm] = screen.getAllByRole('button', { name: 'Remove Hedy' });
    fireEvent.click(confirm!);
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    expect(screen.getByText(/^Removed, with their watches/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Leave this workspace' })).toBeInTheDocument();
  });

  it('shows a secret only until it is ended, also if another is ended since', async () => {
    const screen = await settings();
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    for (const name of ['Bot', 'Robot']) {
      type('What it is for', name);
      type('Last date', lastDay);
      press('Create token');
      expect(await screen.findByLabelText(`Token for ${name}`)).toBeVisible();
      await screen.findByRole('button', { name: `Revoke ${name}` });
    }
    for (const name of ['Robot', 'Bot']) {
      press(`Revoke ${name}`);
      const revoke = `Revoke ${name}`;
      await waitFor(() => expect(screen.queryByRole('button', { name: revoke })).toBeNull());
      expect(screen.queryByLabelText('Token for Robot')).toBeNull();
    }

    const email = 'lise@example.org';
    type('Email of the person', email);
    press('Make a link');
    const link = await screen.findByLabelText(`Link for ${email}`);
    fireEvent.click(
      await screen.findByRole('button', { name: `Withdraw the invitation of ${email}` }),
    );
    await waitFor(() => expect(link).not.toBeInTheDocument());
  });

  it('renames a workspace where its name stands', async () => {
    const screen = await renderScreen(
      WorkspaceSettingsScreen,
      workspaceSettingsScreenQuery,
      { workspace: 'ada' },
      { isPrivate: true, viewer: owner },
    );
    fireEvent.change(screen.getByLabelText('Name of the workspace'), { target: { value: 'Web' } });
    fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('Renamed.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Web' })).toBeInTheDocument();
  });

  it('has watches that can be changed where they stand, and projects to watch', async () => {
    await changeAs(owner, 'createWatch', {
      workspaceId,
      subject: { features: ['has', 'subgrid'] },
      triggers: ['COVERAGE_CROSSED'],
      audience: 'world',
      linePercent: 95,
    });
    await changeAs(owner, 'createChannel', { workspaceId, kind: 'EMAIL' });
    const screen = await renderScreen(
      WatchScreen,
      watchScreenQuery,
      { workspace: 'ada', subject: { feature: '' }, name: { feature: '' }, slug: '' },
      { isPrivate: true, viewer: owner },
    );
    const { getByText, getByLabelText, getByRole } = screen;

    expect(getByText('Change the watch on :has() + Subgrid')).toBeInTheDocument();
    expect(getByLabelText('Audience')).toHaveValue('World');
    expect(getByText(/, World, line 95\s?%/)).toBeInTheDocument();
    expect(getByLabelText('Line in percent')).toHaveValue(95);
    expect(getByRole('option', { name: 'Shop' })).toBeInTheDocument();
    expect(getByText(`Quiet hours of ${owner.email}`)).toBeInTheDocument();

    const isSaid = async (sentence: string) =>
      expect((await screen.findByText(sentence)).closest('[role=status]')).not.toBeNull();
    fireEvent.click(getByRole('button', { name: 'Delete :has() + Subgrid' }));
    await isSaid('Deleted the watch on :has() + Subgrid.');
    fireEvent.change(getByLabelText('New channel'), { target: { value: 'ATOM' } });
    fireEvent.change(getByLabelText('Name of the channel'), { target: { value: 'Feed' } });
    fireEvent.click(getByRole('button', { name: 'Add channel' }));
    await isSaid('Added Feed.');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Feed' }));
    await isSaid('Deleted Feed.');
  });
});

/** @returns its id, which is its name in small letters */
async function anAccount(database: Database, name: string): Promise<string> {
  const [id, now] = [name.toLowerCase(), Date.now()];
  const email = `${id}@example.org`;
  await database
    .connection()
    .insertInto('accounts')
    .values({ id, name, email, emailVerified: 1, createdAt: now, updatedAt: now } as never)
    .execute();
  return id;
}
