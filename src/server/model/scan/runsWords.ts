import { formatPercent } from '@/domain/format';

/**
 * The share that a use works for, in words. Those who have only a part of a key can run the code and
 * cannot use all of it, so they are named where they count.
 */
export function runsWords(
  { runs, partly }: { readonly runs: number; readonly partly: number },
  linePercent: number,
  people = '',
): string {
  const share = `${formatPercent(runs, linePercent)}${people}`;
  return partly < 0.0005
    ? `${share} can use it`
    : `${share} can run it, ${formatPercent(partly)} with only a part of it`;
}
