import { unknownSentence } from '@/client/ui/unknownSentence';

describe('unknownSentence', () => {
  it('says how far any feature can get if releases are unknown', () => {
    expect(unknownSentence(0.024, 0.976)).toBe(
      'For 2.4\u202F% of your audience, the usage data gives no release we know: apps’ own browsers, for example. They count as unknown for every feature, so no feature can reach more than 97.6\u202F%.',
    );
  });

  it('distinguishes unknown releases from unknown support', () => {
    expect(unknownSentence(0.1, 0.976)).toMatch(
      /^For 2\.4\u202F% of your audience.+ For 7\.6\u202F% of your audience, the support data doesn’t say/,
    );
    expect(unknownSentence(0.1, 1)).toBe(
      'For 10.0\u202F% of your audience, the support data doesn’t say whether their release supports this.',
    );
  });
});
