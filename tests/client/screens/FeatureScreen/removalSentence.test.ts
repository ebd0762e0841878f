import { removalSentence } from '@/client/screens/FeatureScreen/removalSentence';

describe('removalSentence', () => {
  it.each([
    ['2025-09-15', '2026-11-21', 'Browsers removed it on 15 September 2025.'],
    ['2026-11-21', '2026-11-21', 'Browsers removed it on 21 November 2026.'],
    ['2027-03-01', '2026-11-21', 'Browsers will remove it on 1 March 2027.'],
  ])(
    'says of a removal on %s, asked on %s, in the right tense: %s',
    (removalOn, today, sentence) => {
      expect(removalSentence(removalOn, today)).toBe(sentence);
    },
  );
});
