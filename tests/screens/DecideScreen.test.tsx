/** @jest-environment jsdom */
import { DecideScreen, decideScreenQuery } from '@/screens/DecideScreen/DecideScreen';
import { renderScreen } from '../support/renderScreen';

describe('DecideScreen', () => {
  it('shows a reader who is not signed in the way in, and nothing else', async () => {
    const { getByRole, queryByRole } = await renderScreen(
      DecideScreen,
      decideScreenQuery,
      { workspace: 'team', project: 'shop', subject: { feature: 'has' } },
      {
        isPrivate: true,
        path: '/somewhere?problem=SIGN_IN_WRONG',
      },
    );

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to see this page');
    expect(getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?next=%2Fsomewhere%3Fproblem%3DSIGN_IN_WRONG',
    );
    expect(queryByRole('button')).toBeNull();
  });
});
