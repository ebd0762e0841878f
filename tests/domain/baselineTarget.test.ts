import type { BaselineFacts } from '@/domain/BaselineFacts';
import { getBaselineTarget } from '@/domain/baselineTarget';

const newly: BaselineFacts = { status: 'NEWLY', newlyOn: '2025-08-14' };
const widely: BaselineFacts = { status: 'WIDELY', newlyOn: '2022-09-12' };
const limited: BaselineFacts = { status: 'LIMITED', newlyOn: '2020-01-01' };
const isIn = (key: string, ...statuses: BaselineFacts[]) => getBaselineTarget(key, statuses)?.isIn;

describe('getBaselineTarget', () => {
  it('takes into a year what was newly available by its end', () => {
    expect(isIn('baseline:2025', newly)).toBe(true);
    expect(isIn('baseline:2024', newly)).toBe(false);
    expect(isIn('baseline:2025;android=latest', newly)).toBe(true);
  });

  it('counts only widely available features as “widely”, and limited ones as nothing', () => {
    expect(isIn('baseline:widely', newly)).toBe(false);
    expect(isIn('baseline:widely', widely)).toBe(true);
    expect(isIn('baseline:newly', newly)).toBe(true);
    expect(isIn('baseline:newly', limited)).toBe(false);
  });

  it('takes in a set only with all of its features', () => {
    expect(isIn('baseline:2023', widely)).toBe(true);
    expect(isIn('baseline:2023', widely, newly)).toBe(false);
  });

  it('is nothing for other audiences, and for what has no Baseline status', () => {
    expect(getBaselineTarget('world', [widely])).toBeUndefined();
    expect(getBaselineTarget('baseline:2023', [])).toBeUndefined();
  });
});
