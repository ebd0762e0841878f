/** @jest-environment jsdom */
import {
  SecondFactorScreen,
  secondFactorScreenQuery,
} from '@/client/screens/SecondFactorScreen/SecondFactorScreen';
import { aPerson } from '../../support/aTeam';
import { onEachDatabase } from '../../support/onEachDatabase';
import { renderScreen } from '../../support/renderScreen';
import { withDatabase } from '../../support/withDatabase';

onEachDatabase((opened) => {
  withDatabase(opened);

  it('tells an account without a password that it needs no second step', async () => {
    const viewer = await aPerson('Ada');
    const options = { isPrivate: true, viewer, path: '/account/second-factor' };
    const screen = await renderScreen(SecondFactorScreen, secondFactorScreenQuery, {}, options);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Second step');
    expect(screen.getByText(/has no password/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
