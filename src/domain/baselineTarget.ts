import type { BaselineFacts } from './BaselineFacts';

/** True if something belongs to the Baseline target that an audience stands for. */
export interface BaselineTarget {
  /** `widely`, `newly` or a year. */
  readonly target: string;
  readonly isIn: boolean;
}

/** `widely`, `newly` or a year, in words. */
export function getBaselineName(target: string): string {
  return /^\d/.test(target) ? `Baseline ${target}` : `Baseline ${target} available`;
}

/**
 * Undefined if the audience is not a Baseline target. Several statuses are those of a set, which is
 * in the target if all its features are.
 */
export function getBaselineTarget(
  audienceKey: string,
  statuses: readonly BaselineFacts[],
): BaselineTarget | undefined {
  const target = /^baseline:(\w+)/.exec(audienceKey)?.[1];
  if (target === undefined || statuses.length === 0) return undefined;
  return {
    target,
    isIn: statuses.every((baseline) => isInTarget(target, baseline)),
  };
}

function isInTarget(target: string, { status, newlyOn }: BaselineFacts): boolean {
  if (status === 'LIMITED') return false;
  if (target === 'newly') return true;
  if (target === 'widely') return status === 'WIDELY';
  return newlyOn != null && newlyOn.slice(0, 4) <= target;
}
