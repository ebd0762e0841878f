/** The part of every policy that applies to all features, regardless of a team's decisions. */
export const FALLBACK_RULES: readonly string[] = [
  'At or above the line: use it without a fallback.',
  'At or above it only with partial support counted: use it with care, without the parts that are missing.',
  'Below the line: only as an enhancement that works without it, or with a fallback of at most 20 lines and no dependency.',
  'Never: features marked discouraged.',
];
