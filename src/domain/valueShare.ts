// Shares of a value, such as revenue, that an audience's file gave only roughly: no figure made of them
// may be more exact than the file.

const NARROW_SPACE = '\u202F';

/** Steps in which a share of a value may be said. */
export const VALUE_STEPS: readonly number[] = [0.001, 0.01, 0.1];

/** A share (0–1, or a difference of two) to its step. */
export function roundToStep(share: number, step: number): number {
  // Adding 0 makes of −0 what people write.
  return Number((Math.round(share / step) * step).toFixed(3)) + 0;
}

/** "2.1 %", "2 %" or "about 10 %"; what is less than half a step is "under 1 %". */
export function formatValueShare(share: number, step: number): string {
  const rounded = roundToStep(share, step);
  const decimals = step < 0.01 ? 1 : 0;
  const percent = (value: number) => `${(value * 100).toFixed(decimals)}${NARROW_SPACE}%`;
  if (rounded === 0) return `under ${percent(step)}`;
  return `${step > 0.01 ? 'about ' : ''}${percent(rounded)}`;
}
