/** @jest-environment jsdom */
import { fireEvent, waitFor } from '@testing-library/react';
import { InboxScreen, inboxScreenQuery } from '@/client/screens/InboxScreen/InboxScreen';
import { keepFocus } from '@/client/ui/keepFocus';
import type { Person } from '@/server/model/features/Viewer';
import { addInboxItem } from '@/server/teams/workspaces/inbox';
import { aTeam } from '../../support/aTeam';
import { onEachDatabase } from '../../support/onEachDatabase';
import { renderScreen } from '../../support/renderScreen';
import { withDatabase } from '../../support/withDatabase';

/** Messages other tabs, which jsdom does not have. */
class SilentChannel {
  readonly postMessage = (): void => undefined;
  readonly close = (): void => undefined;
}

beforeAll(() => Object.assign(globalThis, { BroadcastChannel: SilentChannel }));

let stopKeepingFocus: () => void;
beforeAll(() => {
  stopKeepingFocus = keepFocus();
});
afterAll(() => stopKeepingFocus());

describe('InboxScreen', () => {
  it('shows a reader who is not signed in only the way to sign in', async () => {
    const { getByRole, queryByRole } = await renderScreen(
      InboxScreen,
      inboxScreenQuery,
      {},
      { isPrivate: true, path: '/inbox' },
    );

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to see this page');
    expect(queryByRole('button')).toBeNull();
  });
});

onEachDatabase((opened) => {
  withDatabase(opened);

  const addItem = ({ accountId }: Person, workspaceId: string, at: number) =>
    addInboxItem(opened.database, {
      ...{ workspaceId: workspaceId.slice('workspace:'.length), accountId },
      ...{ reason: 'EDITS_PROJECT', subject: `review:${at}`, onceKey: `item:${at}` },
      data: { sentence: `Item ${at}`, path: '/w' },
    });

  it('keeps the focus in the list while items are done, then moves it to the heading', async () => {
    const { owner, workspaceId } = await aTeam();
    for (const at of [1, 2]) await addItem(owner, workspaceId, at);
    const options = { isPrivate: true, viewer: owner };
    const screen = await renderScreen(InboxScreen, inboxScreenQuery, {}, options);
    const finish = () => {
      const [button] = screen.getAllByRole('button', { name: 'Done' });
      button!.focus();
      fireEvent.click(button!);
    };
    finish();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Marked as done.'));
    finish();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('offers the next items once all shown items are done, and is empty only then', async () => {
    const { owner, workspaceId } = await aTeam();
    for (let at = 1; at <= 26; at += 1) await addItem(owner, workspaceId, at);
    const options = { isPrivate: true, viewer: owner };
    const screen = await renderScreen(InboxScreen, inboxScreenQuery, {}, options);
    const finishAll = () => {
      for (const button of screen.queryAllByRole('button', { name: 'Done' }))
        fireEvent.click(button);
    };
    const getShown = () =>
      screen.getAllByRole('link', { name: /^Item / }).map((link) => link.textContent);
    const shown = getShown();
    expect(shown).toHaveLength(25);
    finishAll();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Done' })).toBeNull());
    expect(screen.queryByText('All clear.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    // Which item comes last is open: those of one millisecond are in no order.
    await waitFor(() => expect(getShown()).toHaveLength(1));
    expect(shown).not.toContain(getShown()[0]);
    finishAll();
    expect(await screen.findByText('All clear.')).toBeVisible();
  });
});
