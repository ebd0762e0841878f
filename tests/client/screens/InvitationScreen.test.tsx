/** @jest-environment jsdom */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  InvitationScreen,
  invitationScreenQuery,
} from '@/client/screens/InvitationScreen/InvitationScreen';
import { closeDatabase, openDatabaseAt } from '@/server/platform/database/openDatabase';
import type { OpenedDatabase } from '../../support/onEachDatabase';
import { renderScreen } from '../../support/renderScreen';
import { withDatabase } from '../../support/withDatabase';

describe('InvitationScreen', () => {
  const opened = {} as OpenedDatabase;
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-data-'));
  beforeAll(async () => {
    opened.database = await openDatabaseAt({ databaseUrl: undefined, dataDir });
  });
  withDatabase(opened);
  afterAll(async () => {
    await closeDatabase();
    await opened.database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('says what to do about a link without an invitation', async () => {
    const { getByRole, queryByRole } = await renderScreen(
      InvitationScreen,
      invitationScreenQuery,
      { token: 'nothing' },
      { isPrivate: true },
    );

    expect(getByRole('alert')).toHaveTextContent('This link holds no invitation.');
    expect(queryByRole('button')).toBeNull();
  });
});
