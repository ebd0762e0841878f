/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { keepSettings } from '@/browser/telemetry/settings';
import { AccountScreen, accountScreenQuery } from '@/client/screens/AccountScreen/AccountScreen';
import { renderScreen } from '../../support/renderScreen';

const section = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement);
const render = () =>
  renderScreen(
    AccountScreen,
    accountScreenQuery,
    { audience: 'region:DE' },
    { path: '/account', linePercent: 90 },
  );

describe('AccountScreen', () => {
  afterEach(() => {
    localStorage.clear();
    keepSettings(undefined);
    delete document.documentElement.dataset['theme'];
  });

  it('shows the chosen audience and line, with links to change them and come back', async () => {
    await render();

    expect(
      section('Audience and line').getByText(/^Every answer uses Germany and a line of 90 %\./),
    ).toBeInTheDocument();
    expect(section('Audience and line').getByRole('link', { name: 'Change' })).toHaveAttribute(
      'href',
      '/audiences?from=%2Faccount',
    );
  });

  it('offers to switch telemetry only on an instance that collects it', async () => {
    const { unmount } = await render();
    expect(section('Error reports and timings').getByText('Reporting is off.')).toBeInTheDocument();
    unmount();

    keepSettings({
      dsn: 'https://abc@collector.example/1',
      release: 'r',
      environment: 'e',
      sampleRate: 1,
    });
    await render();
    expect(
      await section('Error reports and timings').findByRole('checkbox', {
        name: 'Send error reports and timings',
      }),
    ).toBeChecked();
  });

  it('switches the theme', async () => {
    await render();
    fireEvent.click(await section('Appearance').findByRole('radio', { name: 'Dark' }));

    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });

  it('shows the size of offline data, and clears it', async () => {
    localStorage.setItem('plimsoll-store:v:one', '["one",1]\n[]');
    await render();
    const kept = section('Saved for offline');
    expect(
      await kept.findByText(/^1 answer \(\d+ KB of 1 MB\) and 0 pages\.$/),
    ).toBeInTheDocument();

    fireEvent.click(kept.getByRole('button', { name: 'Clear saved pages' }));
    expect(localStorage.getItem('plimsoll-store:v:one')).toBeNull();
    expect(await kept.findByText(/^0 answers/)).toBeInTheDocument();
    expect(kept.getByRole('status')).toHaveTextContent('Cleared in every open tab.');
    expect(kept.getByRole('button', { name: 'Clear saved pages' })).toBeDisabled();
  });

  it('lists own audiences, and forgets one only after confirmation', async () => {
    const entry = (name: string) => ({ key: `custom:${name}`, name, token: 'secret' });
    localStorage.setItem(
      'plimsoll:own-audiences',
      JSON.stringify([entry('Ours'), entry('Theirs')]),
    );
    await render();
    const made = section('Audiences you created');
    expect(await made.findByRole('link', { name: 'Ours' })).toHaveAttribute(
      'href',
      '/audiences/Ours',
    );

    fireEvent.click(made.getByRole('button', { name: 'Forget Ours' }));
    fireEvent.click(made.getByRole('button', { name: 'Keep it' }));
    expect(made.getByRole('link', { name: 'Ours' })).toBeInTheDocument();
    fireEvent.click(made.getByRole('button', { name: 'Forget Ours' }));
    fireEvent.click(made.getByRole('button', { name: 'Forget it' }));
    expect(made.queryByRole('link', { name: 'Ours' })).toBeNull();
    expect(JSON.parse(localStorage.getItem('plimsoll:own-audiences') ?? '')).toEqual([
      entry('Theirs'),
    ]);
  });

  it('shows the stack, and clears it', async () => {
    localStorage.setItem('plimsoll:stack', 'has,subgrid');
    await render();
    const stack = section('Your stack');
    expect(await stack.findByRole('link', { name: 'See combined support' })).toHaveAttribute(
      'href',
      '/features/has,subgrid',
    );

    fireEvent.click(stack.getByRole('button', { name: 'Clear your stack' }));
    expect(stack.getByText(/^Empty\./)).toBeInTheDocument();
  });

  it('shows recent searches, and clears them', async () => {
    localStorage.setItem('plimsoll:recent-searches', '["subgrid","a & b"]');
    await render();
    const searches = section('Recent searches');
    expect(await searches.findByRole('link', { name: 'a & b' })).toHaveAttribute(
      'href',
      '/search?q=a+%26+b',
    );

    fireEvent.click(searches.getByRole('button', { name: 'Clear recent searches' }));
    expect(searches.getByText('None.')).toBeInTheDocument();
    expect(localStorage.getItem('plimsoll:recent-searches')).toBeNull();
  });

  it('says that nothing is stored if storage is blocked', async () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await render();

    expect(
      await section('Saved for offline').findByText('Nothing is saved for this site.'),
    ).toBeInTheDocument();
    expect(await section('Audiences you created').findByText('None.')).toBeInTheDocument();
    blocked.mockRestore();
  });
});
