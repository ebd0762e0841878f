import { getSetAdvice } from '@/client/screens/FeatureSetScreen/setAdvice';

const advice = (
  supportedShare: number,
  gains: readonly number[],
  pair?: { readonly at: readonly [number, number]; readonly gain: number },
) => {
  const names = ['Has', 'Grid', 'Temporal'];
  return getSetAdvice({
    supportedShare,
    alone: gains.map((gainedShare, at) => ({ names: [names[at]!], gainedShare })),
    pair: pair && { names: pair.at.map((at) => names[at]!), gainedShare: pair.gain },
    linePercent: 95,
  })?.replaceAll('\u202F', ' ');
};

describe('getSetAdvice', () => {
  it('names one feature where it alone reaches the line', () => {
    expect(advice(0.93, [0.025, 0.004, 0], { at: [0, 1], gain: 0.035 })).toBe(
      'Drop Has and 95.5 % can use the rest, which reaches your line.',
    );
  });

  it('names one feature where it gains nearly as much as two', () => {
    expect(advice(0.9, [0.02, 0.0007, 0], { at: [0, 1], gain: 0.021 })).toBe(
      'Drop Has and 92.0 % can use the rest.',
    );
  });

  it('names two where both are needed', () => {
    expect(advice(0.9, [0.02, 0.015, 0], { at: [0, 1], gain: 0.055 })).toBe(
      'Drop Has and Grid and 95.5 % can use the rest, which reaches your line.',
    );
    expect(advice(0.9, [0, 0, 0], { at: [0, 1], gain: 0.02 })).toBe(
      'Drop Has and Grid and 92.0 % can use the rest.',
    );
  });

  it('never names a feature that costs nothing beside one that costs something', () => {
    expect(advice(0.9, [0.01, 0, 0], { at: [0, 1], gain: 0.03 })).toBe(
      'Drop Has and 91.0 % can use the rest.',
    );
  });

  it('does not say that a line is reached which is reached with all of them', () => {
    expect(advice(0.96, [0.01, 0])).toBe('Drop Has and 97.0 % can use the rest.');
  });

  it('has no advice for one feature alone, without which nothing would be left', () => {
    expect(advice(0.9, [0.076])).toBeUndefined();
  });

  it('has no advice where nothing is gained', () => {
    expect(advice(0.9, [0, 0, 0])).toBeUndefined();
  });
});
