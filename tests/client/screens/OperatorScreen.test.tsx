/** @jest-environment jsdom */
import {
  OperatorScreen,
  operatorScreenQuery,
} from '@/client/screens/OperatorScreen/OperatorScreen';
import { renderScreen } from '../../support/renderScreen';

describe('OperatorScreen', () => {
  it('asks visitors to sign in, and to come back to the same link', async () => {
    const { getByRole, queryByRole } = await renderScreen(
      OperatorScreen,
      operatorScreenQuery,
      {},
      { isPrivate: true, path: '/operator/token_1' },
    );

    expect(getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?next=%2Foperator%2Ftoken_1',
    );
    expect(queryByRole('button')).toBeNull();
  });
});
