/** @jest-environment jsdom */
import { COMMAND_EXAMPLES, TOOLS } from '@/client/screens/DevelopersScreen/commandLine.data';
import {
  DevelopersScreen,
  developersScreenQuery,
} from '@/client/screens/DevelopersScreen/DevelopersScreen';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { renderScreen } from '../../support/renderScreen';

// The editor needs a real browser; tests/journeys/developers.spec.ts uses it there.
jest.mock('@/client/screens/DevelopersScreen/Explorer', () => ({ Explorer: () => null }));

describe('DevelopersScreen', () => {
  it('shows the API’s size and its endpoint', async () => {
    const { getByText, getAllByText } = await renderScreen(
      DevelopersScreen,
      developersScreenQuery,
      {},
    );

    expect(getByText(/1,204 features and 21,067 compat keys/)).toBeTruthy();
    expect(getAllByText('POST /graphql').length).toBeGreaterThan(0);
  });

  it('lists only addresses that answer', async () => {
    const { getByRole } = await renderScreen(DevelopersScreen, developersScreenQuery, {});
    const table = getByRole('table', { name: 'Answers without GraphQL' });
    const addresses = [...table.querySelectorAll('tbody th code')]
      .map((code) => code.textContent)
      // oEmbed needs the address of this instance.
      .filter((address) => !address.endsWith('…'));

    expect(addresses.length).toBeGreaterThan(8);
    for (const address of addresses) {
      const { status, body, bytes } = renderAnswer(
        loadCatalogue(),
        address,
        'https://plimsoll.example',
        '2026-11-21',
      );
      expect([address, status, (bytes ?? body).length > 0]).toEqual([address, 200, true]);
    }
  });

  it('shows the command line by examples', async () => {
    const { getByText } = await renderScreen(DevelopersScreen, developersScreenQuery, {});

    for (const { command } of COMMAND_EXAMPLES) expect(getByText(command)).toBeTruthy();
    for (const { add } of TOOLS) expect(getByText(add)).toBeTruthy();
  });

  it('lists every limit', async () => {
    const { getByText } = await renderScreen(DevelopersScreen, developersScreenQuery, {});

    for (const limit of ['Page size', 'Cost', 'Depth', 'Document', 'Body', 'Time'])
      expect(getByText(limit)).toBeTruthy();
  });
});
