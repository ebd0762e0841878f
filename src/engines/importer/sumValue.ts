// A second column, such as revenue → what each release is worth. Pitfall: a few conversions say
// little about a release, so a share is known only to the step that one more of them would make.
import { VALUE_STEPS } from '@/domain/valueShare';
import type { VisitorTable } from './findTable';
import type { ImportedLine, ImportedValue } from './ImportedFile';
import { readCounts } from './readCounts';

const CURRENCY = /\p{Sc}|\b[A-Z]{3}\b|\bkr\b|\bzł/gu;

/**
 * @param lines those of releases and of people without one, but no total
 * @param totalLine the table's own total, if it has one
 */
export function sumValue(
  { value }: VisitorTable,
  lines: readonly ImportedLine[],
  totalLine: { readonly cells: readonly string[] } | undefined,
): ImportedValue | undefined {
  if (!value) return undefined;
  const cells = [...lines, ...(totalLine ? [totalLine] : [])].map((line) =>
    (line.cells[value.column] ?? '').replace(CURRENCY, '').trim(),
  );
  const read = readCounts(cells, false);
  const values = read
    .map((amount) => (Number.isNaN(amount) ? 0 : amount))
    .subarray(0, lines.length);
  const own = values.reduce((sum, amount) => sum + amount, 0);
  const total = Math.max(own, totalLine ? read[lines.length]! || 0 : 0);
  if (total === 0) return undefined;
  return {
    name: value.name,
    total,
    step: VALUE_STEPS.find((step) => step >= smallestUnit(values) / total),
    releases: sumReleases(lines, values),
    unreadableCount: cells
      .slice(0, lines.length)
      .filter((cell, at) => cell !== '' && Number.isNaN(read[at])).length,
  };
}

/** One for a column of whole numbers, a hundredth for money with cents. */
function smallestUnit(values: Float64Array): number {
  const decimals = values.reduce(
    (most, value) => Math.max(most, (String(value).split('.')[1] ?? '').length),
    0,
  );
  return 10 ** -Math.min(decimals, 2);
}

function sumReleases(
  lines: readonly ImportedLine[],
  values: Float64Array,
): ImportedValue['releases'] {
  const sums = new Map<string, { slug: string; version: string; value: number }>();
  lines.forEach(({ outcome }, at) => {
    const value = values[at]!;
    if (outcome.kind !== 'release' || value === 0) return;
    const { slug, version } = outcome;
    const sum = sums.get(`${slug} ${version}`);
    if (sum) sum.value += value;
    else sums.set(`${slug} ${version}`, { slug, version, value });
  });
  return [...sums.values()].sort((a, b) => b.value - a.value);
}
