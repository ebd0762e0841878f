/** @jest-environment jsdom */
import { ResetScreen, resetScreenQuery } from '@/client/screens/ResetScreen/ResetScreen';
import { renderScreen } from '../../support/renderScreen';

describe('ResetScreen', () => {
  it('posts its address’s token with the new password, and says if the link expired', async () => {
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
