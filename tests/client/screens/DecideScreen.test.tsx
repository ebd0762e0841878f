/** @jest-environment jsdom */
import { fireEvent, waitFor, within } from '@testing-library/react';
import {
  DecideScreen,
  decideScreenQuery,
  decideVariables,
} from '@/client/screens/DecideScreen/DecideScreen';
import { changeAs } from '../../support/askAs';
import { aTeam } from '../../support/aTeam';
import { onEachDatabase } from '../../support/onEachDatabase';
import { renderScreen } from '../../support/renderScreen';
import { withDatabase } from '../../support/withDatabase';

describe('DecideScreen', () => {
  it('shows only the link to sign in to a reader who is not signed in', async () => {
    const { getByRole, queryByRole } = await renderScreen(
      DecideScreen,
      decideScreenQuery,
      decideVariables('team', 'shop', 'has'),
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

  it('shows the evidence, a preview of the text, and who could own the decision', async () => {
    const { owner, slug, join } = await aTeam();
    await join('Grace', 'EDITOR');
    const screen = await renderScreen(
      DecideScreen,
      decideScreenQuery,
      decideVariables(slug, 'shop', 'has'),
      { isPrivate: true, viewer: owner },
    );

    expect(
      screen.getByText(/% of World can use it, .* line.*\. Most used without full support: /),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All about :has()' })).toHaveAttribute(
      'href',
      '/features/has',
    );
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: '**So** it is' } });
    expect(await screen.findByText('So')).toContainHTML('<strong>So</strong>');
    fireEvent.change(screen.getByLabelText('Owner'), {
      target: { value: (screen.getByRole('option', { name: 'Grace' }) as HTMLOptionElement).value },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save the decision' }));
    expect(await screen.findByText(/Grace owns it\./)).toBeInTheDocument();
  });

  it('advises for a reason, and against waiting for what reached the line', async () => {
    const { owner, slug } = await aTeam();
    const options = { isPrivate: true, viewer: owner };
    const open = async (feature: string) => {
      const variables = decideVariables(slug, 'shop', feature);
      const screen = await renderScreen(DecideScreen, decideScreenQuery, variables, options);
      const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
      return { ...screen, choose };
    };
    const grid = await open('grid');
    expect(grid.queryByText(/^It has no reason yet/)).toBeNull();
    grid.choose(/^Adopt it with/);
    expect(grid.getByText(/^It has no reason yet/)).toBeInTheDocument();
    fireEvent.change(grid.getByLabelText('Why'), { target: { value: 'Everyone has it.' } });
    expect(grid.queryByText(/^It has no reason yet/)).toBeNull();
    expect(grid.queryByText(/at or above the line of 95/)).toBeNull();
    grid.choose(/^Wait$/);
    expect(grid.getByText(/can use it today, at or above the line of 95/)).toBeInTheDocument();
    grid.unmount();

    const below = await open('masonry');
    below.choose(/^Wait$/);
    expect(below.queryByText(/at or above the line of 95/)).toBeNull();
  });

  it('leads to the page of the feature that a name stands for', async () => {
    const { owner, slug } = await aTeam();
    const options = { isPrivate: true, viewer: owner };
    const variables = decideVariables(slug, 'shop', ':has()');
    const screen = await renderScreen(DecideScreen, decideScreenQuery, variables, options);
    const link = screen.getByRole('link', { name: 'All about :has()' });
    expect(link).toHaveAttribute('href', '/features/has');
  });

  it('suggests what a misspelled name may stand for: a feature, several, a key', async () => {
    const { owner, slug } = await aTeam();
    const options = { isPrivate: true, viewer: owner };
    for (const [text, label, subject] of [
      ['subgird', 'Subgrid', 'subgrid'],
      ['has,subgird', ':has() + Subgrid', 'has%2Csubgrid'],
      ['css.properties.gapp', /^css. ?properties. ?gap$/, 'css.properties.gap'],
    ] as const) {
      const variables = decideVariables(slug, 'shop', text);
      const screen = await renderScreen(DecideScreen, decideScreenQuery, variables, options);
      const section = screen.getByRole('heading', { name: 'Did you mean' }).closest('section')!;
      const link = within(section).getByRole('link', { name: label });
      expect(link).toHaveAttribute('href', `/w/${slug}/shop/decide?subject=${subject}`);
      screen.unmount();
    }
  });

  it('takes conditions, says them as sentences, and points out wrong ones', async () => {
    const { owner, slug } = await aTeam();
    const variables = decideVariables(slug, 'shop', 'has');
    const options = { isPrivate: true, viewer: owner };
    const screen = await renderScreen(DecideScreen, decideScreenQuery, variables, options);
    const field = screen.getByLabelText('Ask again at a share of');
    expect(field).toHaveAccessibleDescription('Leave empty to use the project’s line (95\u202F%).');
    fireEvent.change(field, { target: { value: '12,5' } });
    expect(field).toHaveAccessibleDescription(
      'Ask again when less than 12.5\u202F% of the audience can use it.',
    );
    fireEvent.click(screen.getByLabelText('Wait'));
    expect(field).toHaveAccessibleDescription('Ask again when 12.5\u202F% can use it.');
    const browsers = screen.getByLabelText('Ask again when it is shipped by');
    fireEvent.change(browsers, { target: { value: 'opera_android' } });
    expect(browsers).toHaveAccessibleDescription(/^Ask again when Opera on Android ships it\./);
    const record = () => fireEvent.click(screen.getByRole('button', { name: /Save the decision/ }));
    record();
    expect(
      await screen.findByText(/ can use it already\. Write a number above that\.$/),
    ).toBeVisible();
    expect(field).toBeInvalid();

    fireEvent.click(screen.getByLabelText('Adopt it'));
    fireEvent.change(browsers, { target: { value: '' } });
    record();
    expect(await screen.findByText('Saved, with today’s evidence.')).toBeVisible();
    expect(
      screen.getAllByText('Ask again when less than 12.5 % of the audience can use it.')[0],
    ).toBeVisible();
    fireEvent.click(screen.getByLabelText('Propose it'));
    expect(screen.queryByLabelText('Ask again at a share of')).toBeNull();
  });

  it('keeps the owner of a decision, even after a conflict, unless another is chosen', async () => {
    const { owner, slug, join, projectId } = await aTeam();
    const grace = await join('Grace', 'EDITOR');
    const subject = { feature: 'grid' };
    const variables = decideVariables(slug, 'shop', subject.feature);
    const options = { isPrivate: true, viewer: owner };
    const screen = await renderScreen(DecideScreen, decideScreenQuery, variables, options);
    const owns = () => {
      const select = screen.getByLabelText('Owner') as HTMLSelectElement;
      return within(select).getByRole('option', { selected: true }).textContent;
    };
    expect(owns()).toBe('Olga Owner (you)');
    const theirs = { projectId, subject, state: 'WAITING', rationale: 'Theirs.' };
    await changeAs(grace, 'recordDecision', { ...theirs, expectedVersion: 0 });
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'Mine.' } });
    const record = () => fireEvent.click(screen.getByRole('button', { name: /Save the decision/ }));
    record();
    fireEvent.click(await screen.findByRole('button', { name: 'I have read it' }));
    expect(owns()).toBe('Grace');
    record();
    expect(await screen.findByText(/Grace owns it\./)).toBeVisible();
    expect(owns()).toBe('Grace');

    fireEvent.change(screen.getByLabelText('Owner'), { target: { value: 'self' } });
    record();
    expect(await screen.findByText(/Olga Owner owns it\./)).toBeVisible();
  });

  it('starts from the decision in force, and records nothing without a change', async () => {
    const { owner, slug, projectId } = await aTeam();
    const variables = decideVariables(slug, 'shop', 'grid');
    const options = { isPrivate: true, viewer: owner };
    const screen = await renderScreen(DecideScreen, decideScreenQuery, variables, options);
    const record = () => fireEvent.click(screen.getByRole('button', { name: /Save the decision/ }));
    const choices = within(screen.getByRole('group', { name: 'Decision' }));
    expect(choices.getByRole('radio', { checked: true })).toHaveAccessibleName('Adopt it');
    fireEvent.click(choices.getByLabelText('Decline it'));
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'Not for us.' } });
    record();
    expect(await screen.findByText('Saved, with today’s evidence.')).toBeVisible();
    const change = screen.getByText('Change the decision');
    expect(change).toHaveFocus();
    expect(screen.getByLabelText('Why')).not.toBeVisible();
    expect(screen.getByLabelText('Why')).toHaveValue('');
    fireEvent.click(change);
    expect(screen.getByLabelText('Decline it')).toBeChecked();

    record();
    expect(
      await screen.findByText('Nothing has changed: “Declined” is in force already.'),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Declined' })).toBeVisible();
    expect(screen.queryByText(/Saving …/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Earlier decisions' })).toBeNull();

    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'Still not.' } });
    expect(screen.queryByText(/^Nothing has changed/)).toBeNull();
    expect(localStorage.getItem(`plimsoll:draft:${projectId}:grid`)).toContain('DECLINED');
    record();
    expect(await screen.findByRole('heading', { name: 'Earlier decisions' })).toBeVisible();
    expect(await screen.findByText(/% of World can use it, .* line/)).toBeVisible();
    expect(screen.getByLabelText('Decline it')).toBeChecked();
  });

  it('asks for a review day after today, and keeps the typed text', async () => {
    const { owner, slug } = await aTeam();
    const variables = decideVariables(slug, 'shop', 'masks');
    const options = { isPrivate: true, viewer: owner };
    const screen = await renderScreen(DecideScreen, decideScreenQuery, variables, options);
    const day = screen.getByLabelText('Review on');
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'For now.' } });
    fireEvent.change(day, { target: { value: '2020-01-01' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the decision' }));
    await waitFor(() => expect(day).toBeInvalid());
    expect(day).toHaveAccessibleDescription(/Write a date after today, such as \d{4}-\d\d-\d\d\.$/);
    expect(day).toHaveValue('2020-01-01');
    expect(screen.getByLabelText('Why')).toHaveValue('For now.');
  });

  it('says until when a review is put off', async () => {
    const { owner, slug, projectId } = await aTeam();
    const adopted = { projectId, subject: { feature: 'grid' }, state: 'ADOPTED', rationale: '' };
    await changeAs(owner, 'recordDecision', adopted);
    const terms = { projectId, linePercent: 99.9, expectedVersion: 1, isReopening: true };
    await changeAs(owner, 'updateProject', terms);
    const options = { isPrivate: true, viewer: owner };
    const variables = decideVariables(slug, 'shop', 'grid');
    const screen = await renderScreen(DecideScreen, decideScreenQuery, variables, options);
    fireEvent.change(screen.getByLabelText('Ask again on'), { target: { value: '2099-01-31' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask again later' }));
    expect(await screen.findByText('It reopens on 2099-01-31.')).toHaveRole('status');
  });
});
