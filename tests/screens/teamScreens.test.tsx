/** @jest-environment jsdom */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Person } from '@/domain/Viewer';
import { WatchScreen, watchScreenQuery } from '@/screens/WatchScreen/WatchScreen';
import {
  WorkspaceSettingsScreen,
  workspaceSettingsScreenQuery,
} from '@/screens/WorkspaceSettingsScreen/WorkspaceSettingsScreen';
import type { Database } from '@/server/database/Database';
import { openDatabaseAt } from '@/server/database/openDatabase';
import { changeAs } from '../support/askAs';
import { renderScreen } from '../support/renderScreen';
import { withDatabase } from '../support/withDatabase';

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
    const now = Date.now();
    const { accountId: id, name, email } = owner;
    await opened.database
      .connection()
      .insertInto('accounts')
      .values({ id, name, email, emailVerified: 1, createdAt: now, updatedAt: now } as never)
      .execute();
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

    expect(getByText(/From CI, from a program\. Nothing came yet\./)).toBeInTheDocument();
    expect(getByText(/POST .*\/api\/audiences\/[\w-]{22}\/revisions/)).toBeInTheDocument();
    expect(getByLabelText('Key for the Stats API')).toHaveAttribute('required');
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
    const { getByText, getByLabelText, getByRole } = await renderScreen(
      WatchScreen,
      watchScreenQuery,
      { workspace: 'ada', subject: { feature: '' }, name: { feature: '' } },
      { isPrivate: true, viewer: owner },
    );

    expect(getByText('Change the watch on :has() + Subgrid')).toBeInTheDocument();
    expect(getByLabelText('Line in percent')).toHaveValue(95);
    expect(getByRole('option', { name: 'Shop' })).toBeInTheDocument();
    expect(getByText(`Quiet hours of ${owner.email}`)).toBeInTheDocument();
  });
});
