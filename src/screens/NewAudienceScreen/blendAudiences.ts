import type { KeyDraft } from './SaveAudience';

export interface BlendRow {
  /** A name from the list, or a key. */
  readonly audience: string;
  readonly percent: string;
}

interface Blend {
  readonly parts: readonly KeyDraft[];
  readonly name: string;
  /** Why it can't be saved. */
  readonly problem?: string;
}

/** Parses the form's parts. Shares must sum to 100 %, so that a typo is never saved. */
export function blendAudiences(
  rows: readonly BlendRow[],
  options: readonly { readonly key: string; readonly name: string }[],
): Blend {
  const named = rows.map(({ audience, percent }) => ({
    audience: audience.trim(),
    key: toKey(audience, options),
    weight: parsePercent(percent),
  }));
  const name = named
    .map(({ audience, weight }) => (named.length === 1 ? audience : `${weight} % ${audience}`))
    .join(', ')
    .slice(0, 80);
  const unnamed = named.find(({ key }) => key === undefined);
  if (unnamed)
    return {
      parts: [],
      name,
      problem:
        unnamed.audience === ''
          ? 'One part has no audience.'
          : `“${unnamed.audience}” is no audience in the list, nor a key such as region:JP.`,
    };
  if (named.some(({ weight }) => !(weight > 0)))
    return { parts: [], name, problem: 'Each share must be a number above 0.' };
  const sum = named.reduce((before, { weight }) => before + weight, 0);
  const parts = named.map(({ key = '', weight }) => ({ key, weight }));
  return Math.abs(sum - 100) < 0.005
    ? { parts, name }
    : {
        parts,
        name,
        problem: `The shares add up to ${Math.round(sum * 100) / 100} %, but must to 100 %.`,
      };
}

function toKey(
  text: string,
  options: readonly { readonly key: string; readonly name: string }[],
): string | undefined {
  const wanted = text.trim();
  const option = options.find(
    ({ key, name }) => name.toLowerCase() === wanted.toLowerCase() || key === wanted,
  );
  return option?.key ?? (/^[a-z]+:./i.test(wanted) ? wanted : undefined);
}

function parsePercent(text: string): number {
  return Number(text.trim().replace(',', '.') || Number.NaN);
}
