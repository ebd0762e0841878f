/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ScanComparison } from '@/client/screens/ScanScreen/ScanComparison';

jest.mock('@/relay/route/RouteRoot', () => ({
  usePreferences: () => ({ audience: 'world', linePercent: 95 }),
}));
jest.mock('@/relay/hooks', () => ({ graphql: () => ({}), useRelayEnvironment: () => undefined }));
const mockFetch = jest.fn();
jest.mock('@/relay/network/fetchUnstored', () => ({ fetchUnstored: () => mockFetch() as unknown }));

describe('ScanComparison', () => {
  it('asks for the shares of the other result again after that failed', async () => {
    const report = { runsShare: 0.9, features: [] } as never;
    mockFetch
      .mockRejectedValueOnce(new Error('Offline.'))
      .mockResolvedValue({ scanReport: report as unknown });
    render(
      <ScanComparison
        before={{ keys: [] } as never}
        keys={[]}
        report={report}
        onEnd={() => undefined}
      />,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The shares of the other result could not be loaded.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(/could run it before/)).toBeVisible();
  });
});
