/** @jest-environment jsdom */
import { fireEvent, waitFor } from '@testing-library/react';
import {
  WorkspacesScreen,
  workspacesScreenQuery,
} from '@/client/screens/WorkspacesScreen/WorkspacesScreen';
import { aPerson } from '../../support/aTeam';
import { onEachDatabase } from '../../support/onEachDatabase';
import { renderScreen } from '../../support/renderScreen';
import { withDatabase } from '../../support/withDatabase';

describe('WorkspacesScreen', () => {
  it('tells a reader who is not signed in what a team gets, and the way in', async () => {
    const { getByRole, getByText, queryByRole } = await renderScreen(
      WorkspacesScreen,
      workspacesScreenQuery,
      {},
      {
        isPrivate: true,
        path: '/somewhere?problem=SIGN_IN_WRONG',
      },
    );

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('Teams');
    expect(getByText('Reviews')).toBeVisible();
    expect(getByRole('link', { name: 'sign in' })).toHaveAttribute(
      'href',
      '/sign-in?next=%2Fsomewhere%3Fproblem%3DSIGN_IN_WRONG',
    );
    expect(queryByRole('button')).toBeNull();
  });
});

onEachDatabase((opened) => {
  withDatabase(opened);
  afterEach(() => jest.restoreAllMocks());

  it('holds no file any more once it is imported, and still does where it is refused', async () => {
    const viewer = await aPerson('Ada');
    const options = { isPrivate: true, viewer };
    const screen = await renderScreen(WorkspacesScreen, workspacesScreenQuery, {}, options);
    const field = screen.getByLabelText('File') as HTMLInputElement;
    const file = new File(['{}'], 'team.json', { type: 'application/json' });
    const [, slug] = screen.getAllByLabelText('URL name');
    // jsdom takes no file list of ours: the field is one by hand, which a reset empties.
    const files = { current: [file] };
    Object.defineProperty(field, 'files', { get: () => files.current });
    const form = field.form!;
    form.addEventListener('reset', () => (files.current = []));
    jest
      .spyOn(FormData.prototype, 'get')
      .mockImplementation((name) => (name === 'file' ? file : 'web'));
    const answerWith = (answer: object) => {
      global.fetch = jest.fn(() =>
        Promise.resolve({ json: () => Promise.resolve(answer) } as Response),
      );
    };

    file.text = () => Promise.reject(new DOMException('It changed.', 'NotReadableError'));
    fireEvent.submit(form);
    expect(await screen.findByText(/^This file changed, or went away,/)).toBeVisible();
    file.text = () => Promise.resolve('{}');

    answerWith({ problems: [{ message: 'Taken.', path: ['slug'] }] });
    fireEvent.change(slug!, { target: { value: 'web' } });
    fireEvent.submit(form);
    expect(await screen.findByText('Taken.')).toBeVisible();
    expect(slug).toHaveValue('web');
    expect(field.files).toHaveLength(1);

    answerWith({ to: '#imported', problems: [] });
    fireEvent.submit(form);
    await waitFor(() => expect(window.location.hash).toBe('#imported'));
    expect(slug).toHaveValue('');
    expect(field.files).toHaveLength(0);
  });

  it('lists a workspace as soon as it is created', async () => {
    const viewer = await aPerson('Ada');
    const options = { isPrivate: true, viewer };
    const screen = await renderScreen(WorkspacesScreen, workspacesScreenQuery, {}, options);
    const [slug] = screen.getAllByLabelText('URL name');
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Web' } });
    fireEvent.change(slug!, { target: { value: `web-${viewer.accountId.slice(-12)}` } });
    fireEvent.click(screen.getByRole('button', { name: 'Create workspace' }));
    expect(await screen.findByRole('link', { name: 'Web' })).toBeVisible();
    expect(screen.queryByText('You aren’t in a workspace yet.')).toBeNull();
  });
});
