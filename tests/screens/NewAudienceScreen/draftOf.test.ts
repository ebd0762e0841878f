import { draftOf } from '@/screens/NewAudienceScreen/draftOf';

describe('draftOf', () => {
  it('sends shares, not how many visitors somebody has', () => {
    const draft = draftOf({
      total: 123_457,
      releases: [
        { slug: 'chrome', version: '141', count: 100_000 },
        { slug: 'safari_ios', version: '18.6', count: 20_000 },
        { slug: 'chrome', version: '140', count: 3_000 },
      ],
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

  it('puts the lightest unknown browsers under one name and loses none', () => {
    const unknowns = Array.from({ length: 500 }, (_, at) => ({
      name: `browser ${at}`,
      reason: '',
      count: 500 - at,
    }));
    const total = unknowns.reduce((sum, { count }) => sum + count, 0);
    const { unmapped } = draftOf({ total, releases: [], unknowns });

    expect(unmapped).toHaveLength(201);
    expect(unmapped.at(-1)!.name).toBe('Other unknown browsers');
    expect(unmapped.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 4);
  });
});
