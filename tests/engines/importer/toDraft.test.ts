import { toDraft } from '@/engines/importer/toDraft';

describe('draftOf', () => {
  it('sends shares, not visitor counts', () => {
    const draft = toDraft({
      total: 123_457,
      releases: [
        { slug: 'chrome', version: '141', count: 100_000 },
        { slug: 'safari_ios', version: '18.6', count: 20_000 },
        { slug: 'chrome', version: '140', count: 3_000 },
      ],
      versionless: [],
      unknowns: [
        { name: 'Opera Mini', reason: 'a', count: 400 },
        { name: 'Opera Mini', reason: 'b', count: 57 },
      ],
    });

    expect(draft).toEqual({
      weight: 1,
      browsers: [
        { slug: 'chrome', versions: ['141', '140'], weights: [0.809999, 0.0243] },
        { slug: 'safari_ios', versions: ['18.6'], weights: [0.162] },
      ],
      unmapped: [{ name: 'Opera Mini', weight: 0.00370169 }],
    });
  });

  it('merges the lightest unknown browsers under one name and loses none', () => {
    const unknowns = Array.from({ length: 500 }, (_, at) => ({
      name: `browser ${at}`,
      reason: '',
      count: 500 - at,
    }));
    const total = unknowns.reduce((sum, { count }) => sum + count, 0);
    const { unmapped } = toDraft({ total, releases: [], versionless: [], unknowns });

    expect(unmapped).toHaveLength(201);
    expect(unmapped.at(-1)!.name).toBe('Other unknown browsers');
    expect(unmapped.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 4);
  });

  const versionless = [
    { slugs: ['chrome', 'chrome_android'], name: 'Chrome', reason: 'a', count: 60 },
    { slugs: ['chrome', 'chrome_android'], name: 'Chromium', reason: 'a', count: 20 },
    { slugs: ['safari'], name: 'Safari', reason: 'b', count: 10 },
  ];
  const summary = {
    total: 100,
    releases: [],
    versionless,
    unknowns: [{ name: 'Lynx', reason: 'c', count: 10 }],
  };

  it('sends browsers without versions with the place that fills them in', () => {
    expect(toDraft(summary, 'region:DE')).toEqual({
      weight: 1,
      browsers: [],
      unmapped: [{ name: 'Lynx', weight: 0.1 }],
      versionless: [
        { browsers: ['chrome', 'chrome_android'], weight: 0.8 },
        { browsers: ['safari'], weight: 0.1 },
      ],
      versionsFrom: 'region:DE',
    });
  });

  it('sends browsers without versions as unknown if there is no such place', () => {
    expect(toDraft(summary)).toEqual({
      weight: 1,
      browsers: [],
      unmapped: [
        { name: 'Chrome', weight: 0.6 },
        { name: 'Chromium', weight: 0.2 },
        { name: 'Lynx', weight: 0.1 },
        { name: 'Safari', weight: 0.1 },
      ],
    });
  });
});
