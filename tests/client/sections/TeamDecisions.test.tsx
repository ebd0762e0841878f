/** @jest-environment jsdom */
import { fireEvent, type RenderResult, waitFor } from '@testing-library/react';
import { FeatureScreen, featureScreenQuery } from '@/client/screens/FeatureScreen/FeatureScreen';
import { aTeam } from '../../support/aTeam';
import { onEachDatabase } from '../../support/onEachDatabase';
import { renderScreen } from '../../support/renderScreen';
import { withDatabase } from '../../support/withDatabase';

const openFeature = (viewer?: Awaited<ReturnType<typeof aTeam>>['owner']): Promise<RenderResult> =>
  renderScreen(
    FeatureScreen,
    featureScreenQuery,
    { slug: 'has', keysSkip: 0 },
    { path: '/features/has', isPrivate: true, ...(viewer && { viewer }) },
  );

onEachDatabase((opened) => {
  withDatabase(opened);

  afterEach(() => void (document.cookie = 'plimsoll-member=; max-age=0'));

  it('decides where one reads: open, choose, save', async () => {
    const { owner } = await aTeam();
    document.cookie = 'plimsoll-member=1';
    const screen = await openFeature(owner);
    const open = await screen.findByRole('button', { name: 'Decide for Team / Shop' });
    expect(open).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(open);
    expect(await screen.findByText(/% of World can use it, .* above the line/)).toBeVisible();
    fireEvent.click(screen.getByLabelText('Adopt it'));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Adopted')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Change for Team / Shop' })).toHaveFocus();
  });

  it('only proposes where one may not decide', async () => {
    const { join } = await aTeam();
    const viewer = await join('Vera', 'VIEWER');
    document.cookie = 'plimsoll-member=1';
    const screen = await openFeature(viewer);
    fireEvent.click(await screen.findByRole('button', { name: 'Decide for Team / Shop' }));

    expect(await screen.findByRole('button', { name: 'Propose' })).toBeEnabled();
    expect(screen.getByLabelText('Propose it')).toBeChecked();
    expect(screen.queryByLabelText('Adopt it')).toBeNull();
  });

  it('asks for the fallback of a decision that needs one', async () => {
    const { owner } = await aTeam();
    document.cookie = 'plimsoll-member=1';
    const screen = await openFeature(owner);
    fireEvent.click(await screen.findByRole('button', { name: 'Decide for Team / Shop' }));
    fireEvent.click(await screen.findByLabelText('Adopt it with a fallback'));

    expect(screen.getByLabelText('Fallback')).toBeRequired();
  });

  it('is not there for readers who are not signed in', async () => {
    const screen = await openFeature();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());

    expect(screen.queryByRole('heading', { name: 'Your team' })).toBeNull();
  });
});
