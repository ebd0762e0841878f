/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { MissingScreen, missingScreenQuery } from '@/screens/MissingScreen/MissingScreen';
import { renderScreen } from '../support/renderScreen';

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
