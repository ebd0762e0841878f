/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { MissingScreen, missingScreenQuery } from '@/client/screens/MissingScreen/MissingScreen';
import { renderScreen } from '../../support/renderScreen';

describe('MissingScreen', () => {
  it('repeats the requested name and suggests similar features', async () => {
    await renderScreen(
      MissingScreen,
      missingScreenQuery,
      { wanted: 'subgird' },
      { path: '/css/subgird?x=1' },
    );

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'No page called “/css/subgird”',
    );
    expect(screen.getByRole('link', { name: 'Subgrid' })).toHaveAttribute(
      'href',
      '/features/subgrid',
    );
  });

  it.each([
    ['container', '/container', ['Container queries (size)']],
    ['page', '/no/such/page', []],
    ['article', '/blog/2026/article', []],
  ])(
    'takes a word for part of a feature’s name only right after the slash: %s at %s',
    async (wanted, path, expected) => {
      await renderScreen(MissingScreen, missingScreenQuery, { wanted }, { path });

      const suggested = screen.queryByRole('heading', { name: 'Did you mean' });
      const links = suggested
        ? within(suggested.closest('section')!).getAllByRole('link')
        : ([] as HTMLElement[]);
      expect(links.map((link) => link.textContent)).toEqual(
        expected.length > 0 ? expect.arrayContaining(expected) : [],
      );
    },
  );

  it('offers a search if no name is similar', async () => {
    await renderScreen(
      MissingScreen,
      missingScreenQuery,
      { wanted: 'qqqqzzzzxxxxwwww' },
      { path: '/qqqqzzzzxxxxwwww' },
    );

    expect(screen.queryByRole('heading', { name: 'Did you mean' })).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Which feature?' })).toBeInTheDocument();
  });
});
