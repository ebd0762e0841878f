import { importSentence } from '@/client/screens/NewAudienceScreen/importSentence';

const release = { slug: 'chrome', version: '141', count: 900 };
const missing = { slugs: ['safari'], name: 'Safari', reason: 'No version in the file.', count: 80 };
const sums = {
  metric: 'Active users',
  total: 1000,
  mappedTotal: 900,
  releases: [release],
  versionless: [missing],
  isByPlatform: false,
};
const sentence = (some: Partial<typeof sums>, place?: string): string =>
  importSentence({ ...sums, ...some }, place).replaceAll('\u202F', ' ');

describe('importSentence', () => {
  it('says how much is matched to a release, and that the rest counts as unknown', () => {
    expect(sentence({})).toBe(
      'Matched 90.0 % of 1,000 active users to 1 version. The other 10.0 % count as unknown.',
    );
  });

  it('says that a table of systems has no browsers', () => {
    expect(
      sentence(
        { isByPlatform: true, mappedTotal: 0, versionless: [{ ...missing, count: 1000 }] },
        'World',
      ),
    ).toContain('This file has no browsers: the versions of 100.0 %');
  });

  it('says how much is estimated, and from what', () => {
    expect(sentence({}, 'Germany')).toBe(
      'Matched 90.0 % of 1,000 active users to 1 version. The versions of 8.0 % are estimated from Germany. The other 2.0 % count as unknown.',
    );
  });

  it('says that a file without versions is entirely an estimate', () => {
    expect(
      sentence(
        { mappedTotal: 0, releases: [], versionless: [{ ...missing, count: 1000 }] },
        'World',
      ),
    ).toBe(
      'This file has no versions: the versions of 100.0 % of 1,000 active users are estimated from World.',
    );
  });

  it('uses a metric as a noun only if it is one', () => {
    expect(sentence({ metric: 'share', mappedTotal: 1000, versionless: [] })).toBe(
      'Matched 100.0 % of 1,000 to 1 version.',
    );
  });
});
