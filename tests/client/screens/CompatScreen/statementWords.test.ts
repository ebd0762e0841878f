import { flagWords, supportPeriod } from '@/client/screens/CompatScreen/statementWords';

const PLAIN = {
  versionAdded: '12',
  versionRemoved: null,
  isPartial: false,
  prefix: null,
  alternativeName: null,
  flags: [],
};
const FLAG = { type: 'preference', name: 'layout.css.has', valueToSet: null };

describe('statementWords', () => {
  it.each([
    ['Full support from 12', {}],
    ['Not supported', { versionAdded: null }],
    ['Full support from 79 or earlier', { versionAdded: '≤79' }],
    ['Full support in a preview release', { versionAdded: 'preview' }],
    ['Full support from 12, removed in 15 or earlier', { versionRemoved: '≤15' }],
    ['Full support from 12, removed in a preview release', { versionRemoved: 'preview' }],
    ['Partial support from 12', { isPartial: true }],
    ['Support from 12', { prefix: '-webkit-' }],
    ['Support from 12', { alternativeName: 'word-wrap' }],
    ['Behind a flag from 12, removed in 16', { flags: [FLAG], versionRemoved: '16' }],
  ])('says “%s”', (words, statement) => {
    expect(supportPeriod({ ...PLAIN, ...statement })).toBe(words);
  });

  it('says how to enable a flag, without the data’s markup', () => {
    expect(flagWords({ ...FLAG, valueToSet: '<code>US,CA</code>' })).toEqual({
      before: 'With the preference',
      after: ' set to US,CA',
    });
    expect(flagWords({ ...FLAG, type: 'runtime_flag' })).toEqual({
      before: 'With the flag',
      after: '',
    });
  });
});
