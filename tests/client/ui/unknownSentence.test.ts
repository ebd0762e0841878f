import { unknownSentence } from '@/client/ui/unknownSentence';

describe('unknownSentence', () => {
  it('says how far any feature can get if releases are unknown', () => {
    expect(unknownSentence(0.024, 0.976)).toBe(
      'We don’t know the browser version of 2.4\u202F% of your audience (in-app browsers, for example), so no feature can reach more than 97.6\u202F%.',
    );
  });

  it('distinguishes unknown releases from unknown support', () => {
    expect(unknownSentence(0.1, 0.976)).toMatch(
      /^We don’t know the browser version of 2\.4\u202F% of your audience.+ For 7\.6\u202F% of your audience, the support data doesn’t say/,
    );
    expect(unknownSentence(0.1, 1)).toBe(
      'For 10.0\u202F% of your audience, the support data doesn’t say whether their version supports this.',
    );
  });
});
