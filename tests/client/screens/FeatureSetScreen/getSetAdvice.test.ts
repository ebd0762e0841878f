import { getSetAdvice } from '@/client/screens/FeatureSetScreen/getSetAdvice';

const advice = (
  supportedShare: number,
  gains: readonly number[],
  pair?: { readonly at: readonly [number, number]; readonly gain: number },
) => {
  const names = ['Has', 'Grid', 'Temporal'];
  return getSetAdvice({
    supportedShare,
    single: gains.map((gainedShare, at) => ({ names: [names[at]!], gainedShare })),
    pair: pair && { names: pair.at.map((at) => names[at]!), gainedShare: pair.gain },
    linePercent: 95,
  })?.replaceAll('\u202F', ' ');
};

describe('getSetAdvice', () => {
  it('names one feature if dropping it is enough to reach the line', () => {
    expect(advice(0.93, [0.025, 0.004, 0], { at: [0, 1], gain: 0.035 })).toBe(
      'Drop Has and 95.5 % can use the rest, which reaches your line.',
    );
  });

  it('names one feature if it gains nearly as much as two', () => {
    expect(advice(0.9, [0.02, 0.0007, 0], { at: [0, 1], gain: 0.021 })).toBe(
      'Drop Has and 92.0 % can use the rest.',
    );
  });

  it('names two features if both are needed', () => {
    expect(advice(0.9, [0.02, 0.015, 0], { at: [0, 1], gain: 0.055 })).toBe(
      'Drop Has and Grid and 95.5 % can use the rest, which reaches your line.',
    );
    expect(advice(0.9, [0, 0, 0], { at: [0, 1], gain: 0.02 })).toBe(
      'Drop Has and Grid and 92.0 % can use the rest.',
    );
  });

  it('never names a feature that costs nothing', () => {
    expect(advice(0.9, [0.01, 0, 0], { at: [0, 1], gain: 0.03 })).toBe(
      'Drop Has and 91.0 % can use the rest.',
    );
  });

  it('has no advice if all features together reach the line', () => {
    expect(advice(0.96, [0.01, 0])).toBeUndefined();
    expect(advice(0.95, [0.01, 0.01, 0], { at: [0, 1], gain: 0.02 })).toBeUndefined();
  });

  it('has no advice for a single feature, because nothing would be left', () => {
    expect(advice(0.9, [0.076])).toBeUndefined();
  });

  it('has no advice if nothing is gained', () => {
    expect(advice(0.9, [0, 0, 0])).toBeUndefined();
  });
});
