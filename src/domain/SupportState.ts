// One release's support for a feature or key. The order matters: if several statements apply to one
// release, the highest wins. UNKNOWN is below PARTIAL on purpose, so that a vague statement doesn't
// hide definite partial support.

export const SupportState = {
  NONE: 0,
  REMOVED: 1,
  FLAGGED: 2,
  UNKNOWN: 3,
  RENAMED: 4,
  PREFIXED: 5,
  PARTIAL: 6,
  FULL: 7,
} as const;

export type SupportState = (typeof SupportState)[keyof typeof SupportState];

/**
 * The four shares an audience splits into. RENAMED, PREFIXED and PARTIAL count as partial; NONE,
 * REMOVED and FLAGGED as unsupported.
 */
export type CoverageClass = 'supported' | 'partial' | 'unsupported' | 'unknown';

export function getCoverageClass(state: SupportState): CoverageClass {
  if (state === SupportState.FULL) return 'supported';
  if (state === SupportState.UNKNOWN) return 'unknown';
  return state > SupportState.UNKNOWN ? 'partial' : 'unsupported';
}
