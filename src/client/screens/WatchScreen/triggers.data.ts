export const TRIGGERS = [
  { trigger: 'COVERAGE_CROSSED', label: 'it passes my line' },
  { trigger: 'BASELINE_CHANGED', label: 'its Baseline status changes' },
  { trigger: 'BROWSER_SHIPPED', label: 'a browser ships or removes it' },
  { trigger: 'DISCOURAGED', label: 'it is discouraged' },
] as const;

export const PROJECT_TRIGGERS = [
  { trigger: 'REVIEW_OPENED', label: 'a decision is to be looked at again' },
] as const;
