/** @jest-environment jsdom */
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import {
  DecideScreen,
  decideScreenQuery,
  decideVariables,
} from '@/client/screens/DecideScreen/DecideScreen';
import { connection } from '@/relay/network/connection';
import { changeAs } from '../../../support/askAs';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { renderScreen } from '../../../support/renderScreen';
import { withDatabase } from '../../../support/withDatabase';

onEachDatabase((opened) => {
  withDatabase(opened);

  it('forgets a draft recorded after the reader left, but keeps text typed since', async () => {
    const { owner, slug, projectId } = await aTeam();
    const subject = { feature: 'nesting' };
    const variables = decideVariables(slug, 'shop', subject.feature);
    const options = { isPrivate: true, viewer: owner };
    const kept = () => localStorage.getItem(`plimsoll:draft:${projectId}:nesting`);
    const screen = await renderScreen(DecideScreen, decideScreenQuery, variables, options);
    const type = (value: string) =>
      fireEvent.change(screen.getByLabelText('Why'), { target: { value } });
    type('Sent.');
    fireEvent.click(screen.getByRole('button', { name: 'Save the decision' }));
    type('Typed while it was on its way.');
    expect(await screen.findByText('Sent.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Saving …/)).toBeNull());
    expect(screen.getByLabelText('Why')).toHaveValue('Typed while it was on its way.');

    const button = screen.getByRole('button', { name: 'Save the decision' });
    await waitFor(() => expect(button).toBeEnabled());
    fireEvent.click(button);
    screen.unmount();
    expect(kept()).toContain('Typed while');
    await waitFor(() => expect(kept()).toBeNull());
  });

  it('says that a decision is kept on this device while the server cannot be reached', async () => {
    const { owner, slug } = await aTeam();
    const variables = decideVariables(slug, 'shop', 'flexbox');
    const options = { isPrivate: true, viewer: owner };
    const screen = await renderScreen(DecideScreen, decideScreenQuery, variables, options);
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'On a train.' } });
    act(() => connection.deny());
    fireEvent.click(screen.getByRole('button', { name: 'Save the decision' }));
    expect(screen.getByText(/^Not saved yet: your text is kept on this device\./)).toBeVisible();
    expect(await screen.findByText('Saved, with today’s evidence.')).toBeVisible();
    global.fetch = jest.fn(() => Promise.resolve({ ok: true } as Response));
    act(() => connection.tryNow());
    await waitFor(() => expect(connection.state().isReachable).toBe(true));
  });

  it('shows a decision at once, and takes it back if the server refuses it', async () => {
    const { owner, slug, projectId } = await aTeam();
    const subject = { feature: 'subgrid' };
    const variables = decideVariables(slug, 'shop', subject.feature);
    const options = { isPrivate: true, viewer: owner };
    const screen = await renderScreen(DecideScreen, decideScreenQuery, variables, options);
    const decide = (why: string) => {
      fireEvent.change(screen.getByLabelText('Why'), { target: { value: why } });
      fireEvent.click(screen.getByRole('button', { name: 'Save the decision' }));
    };
    const inForce = () =>
      within(screen.getByRole('heading', { name: 'Adopted' }).closest('section')!);

    decide('a < b');
    expect(inForce().getByRole('status')).toHaveTextContent('Saving …');
    expect(inForce().getByText('a < b')).toBeInTheDocument();
    expect(await screen.findByText('Saved, with today’s evidence.')).toBeInTheDocument();
    expect(inForce().queryByRole('status')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Evidence' })).toBeInTheDocument();

    const theirs = { projectId, subject, state: 'DECLINED', rationale: 'Theirs.' };
    await changeAs(owner, 'recordDecision', { ...theirs, expectedVersion: 1 });
    decide('Mine.');
    expect(inForce().getByText('Mine.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Conflict' })).toBeVisible());
    expect(inForce().getByText('a < b')).toBeInTheDocument();
    expect(screen.getByLabelText('Why')).toHaveValue('Mine.');
  });
});
