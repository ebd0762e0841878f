/** @jest-environment jsdom */
import { ForgotScreen, forgotScreenQuery } from '@/client/screens/ForgotScreen/ForgotScreen';
import { renderScreen } from '../../support/renderScreen';

describe('ForgotScreen', () => {
  it('sends people to the operator if there is no mail, and offers no form', async () => {
    const { getByText, queryByRole } = await renderScreen(
      ForgotScreen,
      forgotScreenQuery,
      {},
      { isPrivate: true, path: '/forgot' },
    );

    expect(getByText(/Ask the person who runs it for a link/)).toBeInTheDocument();
    expect(queryByRole('textbox')).toBeNull();
  });
});
