import { findAudienceKey } from '@/client/sections/findAudienceKey';
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
  readonly problem?: BlendProblem;
}

export interface BlendProblem {
  readonly message: string;
  /** Where it is: a field of one row; without them, in all shares together. */
  readonly row?: number;
  readonly field?: keyof BlendRow;
}

/** Parses the form's parts. Shares must sum to 100 %, so that a typo is never saved. */
export function blendAudiences(
  rows: readonly BlendRow[],
  options: readonly { readonly key: string; readonly name: string }[],
): Blend {
  const named = rows.map(({ audience, percent }) => ({
    audience: audience.trim(),
    key: findAudienceKey(audience, options),
    weight: parsePercent(percent),
  }));
  const name = named
    .map(({ audience, weight }) => (named.length === 1 ? audience : `${weight} % ${audience}`))
    .join(', ')
    .slice(0, 80);
  const problem = findProblem(named);
  if (problem) return { parts: [], name, problem };
  const sum = named.reduce((before, { weight }) => before + weight, 0);
  const parts = named.map(({ key = '', weight }) => ({ key, weight }));
  return Math.abs(sum - 100) < 0.005
    ? { parts, name }
    : {
        parts,
        name,
        problem: {
          message: `The shares add up to ${Math.round(sum * 100) / 100} %, but must to 100 %.`,
        },
      };
}

interface NamedRow {
  readonly audience: string;
  readonly key: string | undefined;
  readonly weight: number;
}

/** The first field at fault. */
function findProblem(named: readonly NamedRow[]): BlendProblem | undefined {
  const unnamed = named.findIndex(({ key }) => key === undefined);
  if (unnamed >= 0) {
    const { audience } = named[unnamed]!;
    const message =
      audience === ''
        ? 'Choose an audience, or remove this part.'
        : `No audience called “${audience}”. Pick one from the list or enter a key such as region:JP.`;
    return { message, row: unnamed, field: 'audience' };
  }
  const weightless = named.findIndex(({ weight }) => !(weight > 0));
  return weightless >= 0
    ? { message: 'Enter a number above 0.', row: weightless, field: 'percent' }
    : undefined;
}

function parsePercent(text: string): number {
  return Number(text.trim().replace(',', '.') || Number.NaN);
}
