/** @jest-environment jsdom */
import { fireEvent, waitFor, within } from '@testing-library/react';
import { DecideScreen, decideScreenQuery } from '@/screens/DecideScreen/DecideScreen';
import { changeAs } from '../support/askAs';
import { aTeam } from '../support/aTeam';
import { onEachDatabase } from '../support/onEachDatabase';
import { renderScreen } from '../support/renderScreen';
import { withDatabase } from '../support/withDatabase';

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

onEachDatabase((opened) => {
  withDatabase(opened);

  it('shows the numbers to decide by, how the text will read, and who could answer for it', async () => {
    const { owner, slug, join } = await aTeam();
    await join('Grace', 'EDITOR');
    const screen = await renderScreen(
      DecideScreen,
      decideScreenQuery,
      { workspace: slug, project: 'shop', subject: { feature: 'has' } },
      { isPrivate: true, viewer: owner },
    );

    expect(screen.getByText(/% of World can use it\. Left out most: /)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All about :has()' })).toHaveAttribute(
      'href',
      '/features/has',
    );
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: '**So** it is' } });
    expect(await screen.findByText('So')).toContainHTML('<strong>So</strong>');
    fireEvent.change(screen.getByLabelText('Who answers for it'), {
      target: { value: (screen.getByRole('option', { name: 'Grace' }) as HTMLOptionElement).value },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Record the decision' }));
    expect(await screen.findByText(/Grace answers for it\./)).toBeInTheDocument();
  });

  it('shows a decision as the one in force while it is recorded, and takes it back if it is refused', async () => {
    const { owner, slug, projectId } = await aTeam();
    const subject = { feature: 'subgrid' };
    const variables = { workspace: slug, project: 'shop', subject };
    const options = { isPrivate: true, viewer: owner };
    const screen = await renderScreen(DecideScreen, decideScreenQuery, variables, options);
    const decide = (why: string) => {
      fireEvent.change(screen.getByLabelText('Why'), { target: { value: why } });
      fireEvent.click(screen.getByRole('button', { name: 'Record the decision' }));
    };
    const inForce = () =>
      within(screen.getByRole('heading', { name: 'Adopted' }).closest('section')!);

    decide('a < b');
    expect(inForce().getByRole('status')).toHaveTextContent('Being recorded');
    expect(inForce().getByText('a < b')).toBeInTheDocument();
    expect(await screen.findByText('Recorded, with today’s evidence.')).toBeInTheDocument();
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
