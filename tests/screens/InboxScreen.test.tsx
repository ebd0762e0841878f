/** @jest-environment jsdom */
import { InboxScreen, inboxScreenQuery } from '@/screens/InboxScreen/InboxScreen';
import { renderScreen } from '../support/renderScreen';

describe('InboxScreen', () => {
  it('shows a reader who is not signed in the way in, and nothing else', async () => {
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
