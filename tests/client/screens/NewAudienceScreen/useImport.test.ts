/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useImport } from '@/client/screens/NewAudienceScreen/useImport';
import { startImporter as mockImporter } from '../../../support/inProcessImporter';

let mockIsOffline = false;
jest.mock('@/engines/importer/startImporter', () => ({
  startImporter: () => {
    if (mockIsOffline) throw new Error('Loading chunk 7 failed.');
    return mockImporter();
  },
}));
const mockFetch = jest.fn();
jest.mock('@/relay/hooks', () => ({
  graphql: () => ({}),
  useRelayEnvironment: () => undefined,
  fetchQuery: () => ({ toPromise: mockFetch }),
}));

const RELEASES = {
  browsers: [
    { slug: 'firefox', name: 'Firefox', releases: [{ version: '140', engineVersion: '140' }] },
  ],
  derivedBrowsers: [],
};
const FILE = 'Browser,Browser version,Users\nFirefox,140.0,5';

function openImport() {
  const { result } = renderHook(() => useImport());
  const read = async (text: string, status: 'read' | 'refused') => {
    act(() => void result.current.read(text, 'a.csv'));
    await waitFor(() => expect(result.current.state.status).toBe(status));
  };
  return read;
}

describe('useImport', () => {
  beforeEach(() => mockFetch.mockReset().mockResolvedValue(RELEASES));

  it('reads a file once its reader loads after a failure', async () => {
    mockIsOffline = true;
    const read = openImport();
    await read(FILE, 'refused');
    mockIsOffline = false;

    await read(FILE, 'read');
  });

  it('requests the releases again after a failure, not after an unreadable file', async () => {
    mockFetch.mockRejectedValueOnce(new Error('Offline.'));
    const read = openImport();
    await read(FILE, 'refused');
    await read('words', 'refused');
    await read(FILE, 'read');

    expect(mockFetch).toHaveBeenCalledTimes(2);
  });
});
