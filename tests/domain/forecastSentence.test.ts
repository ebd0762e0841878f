import { type ForecastFacts, forecastSentence } from '@/domain/forecastSentence';

const facts: ForecastFacts = {
  state: 'EXPECTED',
  earliestOn: '2027-04-10',
  likelyOn: '2027-07-19',
  latestOn: '2028-01-05',
  greatestShare: 0.974,
  trackedShare: 0.976,
  partialShare: 0,
  absentIn: [],
};
const plain = (text: string | undefined) => text?.replaceAll('\u202F', ' ');

describe('forecastSentence', () => {
  it('gives the likely month with its range', () => {
    expect(plain(forecastSentence(facts, 95))).toBe(
      'Should reach 95 % around July 2027 (April 2027 – January 2028).',
    );
  });

  it('handles a range without an end or a middle', () => {
    expect(plain(forecastSentence({ ...facts, latestOn: null }, 95))).toBe(
      'Should reach 95 % around July 2027 (April 2027 at the earliest, perhaps not within four years).',
    );
    expect(plain(forecastSentence({ ...facts, likelyOn: null, latestOn: null }, 95))).toBe(
      'Could reach 95 % in April 2027 at the earliest, or not within four years.',
    );
  });

  it('names a single month once', () => {
    expect(
      plain(forecastSentence({ ...facts, earliestOn: '2027-07-01', latestOn: '2027-07-30' }, 95)),
    ).toBe('Should reach 95 % in July 2027.');
  });

  it('names the browsers that prevent a forecast', () => {
    const absent = {
      ...facts,
      state: 'NOT_FORESEEABLE',
      greatestShare: 0.79,
      absentIn: [{ name: 'Safari on iOS' }, { name: 'Safari' }, { name: 'Opera' }],
    } as const;

    expect(plain(forecastSentence(absent, 95))).toBe(
      'No date for 95 % yet. Only 79.0 % use a browser whose newest version has it. Safari and Opera don’t.',
    );
    expect(plain(forecastSentence({ ...absent, greatestShare: 0 }, 95))).toBe(
      'No date for 95 % yet. No browser this audience uses has it.',
    );
  });

  it('counts those who have only part of a feature, and says so', () => {
    const partly = {
      ...facts,
      state: 'NOT_FORESEEABLE',
      greatestShare: 0.861,
      partialShare: 0.806,
      absentIn: [{ name: 'Chrome on Android' }],
    } as const;

    expect(plain(forecastSentence(partly, 95))).toBe(
      'No date for 95 % yet. Only 86.1 % use a browser whose newest version has at least part of it. Chrome on Android doesn’t.',
    );
  });

  it('names the untracked share if only that keeps the line out of reach', () => {
    const untracked = { ...facts, state: 'NOT_FORESEEABLE', trackedShare: 0.716 } as const;

    expect(plain(forecastSentence({ ...untracked, absentIn: [{ name: 'IE' }] }, 95))).toBe(
      'No date for 95 % yet. We know the browser versions of only 71.6 % of this audience.',
    );
  });

  it('gives no forecast for a list that never updates', () => {
    expect(forecastSentence({ ...facts, state: 'FIXED' }, 95)).toBe(
      'No forecast: this audience is a fixed list of releases, which never updates.',
    );
  });

  it('says nothing if the line is reached', () => {
    expect(forecastSentence({ ...facts, state: 'REACHED' }, 95)).toBeUndefined();
  });
});
