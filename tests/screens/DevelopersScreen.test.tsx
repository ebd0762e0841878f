/** @jest-environment jsdom */
import { COMMAND_EXAMPLES } from '@/screens/DevelopersScreen/commandLine.data';
import {
  DevelopersScreen,
  developersScreenQuery,
} from '@/screens/DevelopersScreen/DevelopersScreen';
import { renderScreen } from '../support/renderScreen';

// The editor needs a real browser; tests/journeys/developers.spec.ts uses it there.
jest.mock('@/screens/DevelopersScreen/Explorer', () => ({ Explorer: () => null }));

describe('DevelopersScreen', () => {
  it('shows the API’s size and its endpoint', async () => {
    const { getByText, getAllByText } = await renderScreen(
      DevelopersScreen,
      developersScreenQuery,
      {},
    );

    expect(getByText(/1,204 features and 20,647 compat keys/)).toBeTruthy();
    expect(getAllByText('POST /graphql').length).toBeGreaterThan(0);
  });

  it('shows the command line by examples', async () => {
    const { getByText } = await renderScreen(DevelopersScreen, developersScreenQuery, {});

    for (const { command } of COMMAND_EXAMPLES) expect(getByText(command)).toBeTruthy();
  });

  it('lists every limit', async () => {
    const { getByText } = await renderScreen(DevelopersScreen, developersScreenQuery, {});

    for (const limit of ['Page size', 'Cost', 'Depth', 'Document', 'Body', 'Time'])
      expect(getByText(limit)).toBeTruthy();
  });
});
