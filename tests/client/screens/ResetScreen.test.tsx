/** @jest-environment jsdom */
import { ResetScreen, resetScreenQuery } from '@/client/screens/ResetScreen/ResetScreen';
import { renderScreen } from '../../support/renderScreen';

describe('ResetScreen', () => {
  it('posts the token of its address with the new password, and says when the link is over', async () => {
    const { container, getByRole, getByLabelText } = await renderScreen(
      ResetScreen,
      resetScreenQuery,
      {},
      { isPrivate: true, path: '/reset/m-token_1?problem=LINK_OVER&form=reset' },
    );

    expect(container.querySelector('input[name=token]')).toHaveValue('m-token_1');
    expect(getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(getByRole('alert')).toHaveTextContent('This link was used already, or is too old.');
  });
});
