import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { getSupportCell } from '@/server/data/catalogue/supportCell';

const catalogue = loadCatalogue();

function cell(path: string, browser: string): string {
  const { class: supportClass, label } = getSupportCell(
    catalogue.keyByPath(path)!,
    catalogue.browserBySlug(browser)!,
  );

  return `${supportClass} ${label}`;
}

describe('supportCell', () => {
  // When the data were made.
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 12) }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['a version', 'css.selectors.has', 'safari', 'YES 15.4'],
    ['at or before a version', 'api.AudioNode.disconnect.destination_parameter', 'edge', 'YES ≤18'],
    ['no support', 'css.selectors.has', 'ie', 'NO No'],
    ['a preview', 'api.AudioSession', 'firefox', 'PREVIEW Preview'],
    ['a release still to come', 'api.OfflineAudioContext.close', 'edge', 'PREVIEW 158'],
    ['a flag', 'api.AmbientLightSensor', 'chrome', 'NO 56'],
    ['something removed', 'api.BatteryManager', 'firefox', 'NO 43–52'],
    [
      'something removed in a preview',
      'api.WebTransportDatagramDuplexStream.incomingHighWaterMark',
      'safari',
      'NO 26.4–Preview',
    ],
    [
      'a partial implementation, flag or not',
      'api.HTMLCanvasElement.getContext.2d_context.options_colorSpace_parameter',
      'firefox',
      'PARTIAL 160',
    ],
    [
      'a partial implementation that was removed',
      'api.GPUAdapter.isFallbackAdapter',
      'chrome',
      'REMOVED_PARTIAL 113–140',
    ],
    ['a prefix', 'api.DirectoryEntrySync', 'chrome', 'YES 13'],
    ['another name', 'api.RTCStatsReport.type_remote-candidate.transportId', 'firefox', 'YES 31'],
    ['a browser the data does not speak of', 'css.selectors.has', 'nodejs', 'UNKNOWN ?'],
    ['a branch without data', 'css.selectors', 'chrome', 'UNKNOWN ?'],
  ])('has the label a table shows for %s', (_kind, path, browser, expected) => {
    expect(cell(path, browser)).toBe(expected);
  });

  it('calls a release a preview until a day that another package confirms', () => {
    expect(cell('api.OfflineAudioContext.close', 'chrome')).toBe('PREVIEW 158');
    jest.setSystemTime(Date.UTC(2026, 10, 17));
    expect(cell('api.OfflineAudioContext.close', 'chrome')).toBe('YES 158');
    expect(cell('api.OfflineAudioContext.close', 'chrome_android')).toBe('PREVIEW 158');
  });

  it('shows the plain statement at any position, and keeps all in data order', () => {
    const { label, statements } = getSupportCell(
      catalogue.keyByPath('css.properties.backdrop-filter')!,
      catalogue.browserBySlug('edge')!,
    );

    expect(label).toBe('79');
    expect(statements.map(({ versionAdded }) => versionAdded)).toEqual(['79', '17']);
  });

  it('prefers a current prefixed form to a removed one', () => {
    const keys = [...catalogue.dataKeyIndexes].map((index) => catalogue.keyAt(index));
    const cells = keys.flatMap((key) =>
      catalogue.coreBrowsers.map((browser) => getSupportCell(key, browser)),
    );
    const mixed = cells.filter(
      ({ statements }) =>
        statements.some(({ versionRemoved }) => versionRemoved) &&
        statements.some((one) => one.prefix && !one.versionRemoved),
    );

    expect(mixed.length).toBeGreaterThan(0);
    expect(mixed.every((one) => one.class !== 'REMOVED_PARTIAL' && !one.label.includes('–'))).toBe(
      true,
    );
  });
});
