import type { ShareCause } from '@/domain/ChangeCause';
import { formatList, formatPoints } from '@/domain/format';
import type { CausePart } from './Counterfactual';

const CLAUSES: Readonly<Record<ShareCause, string>> = {
  SHIPPED: 'browsers shipped it',
  CORRECTED: 'the data about older releases was corrected',
  AUDIENCE_MOVED: 'the browser mix changed',
  DEFINITION_CHANGED: 'the feature is defined differently',
  CLOCK: 'time passed',
};

const CLAUSES_OF_MANY: Readonly<Record<ShareCause, string>> = {
  ...CLAUSES,
  SHIPPED: 'browsers shipped them',
  DEFINITION_CHANGED: 'they are defined differently',
};

/** More are rounding, or cancel each other out. */
const NAMED = 3;

/** A smaller difference is rounding. */
const LEAST_DIFFERENCE = 0.0005;

/**
 * Why a share changed, in the words of every review and watch; empty without parts. Points are left
 * out where they would not add up to the shares next to them.
 * @param difference between those shares, −1 to 1
 */
export function reasonSentence(parts: readonly CausePart[], difference: number): string {
  const named = parts.slice(0, NAMED);
  if (named.length === 0) return '';
  const sum = parts.reduce((total, { share }) => total + share, 0);
  if (Math.abs(sum - difference) > LEAST_DIFFERENCE)
    return `Reason: ${formatList(named.map(({ cause }) => CLAUSES[cause]))}.`;
  const clauses = named.map(({ cause, share }) => `${CLAUSES[cause]} (${formatPoints(share)})`);
  return `Reason: ${clauses.join(', ')}.`;
}

/** Of features that changed for one cause. */
export const commonReason = (cause: ShareCause, count: number): string =>
  `Reason: ${count === 1 ? CLAUSES[cause] : CLAUSES_OF_MANY[cause]}.`;
