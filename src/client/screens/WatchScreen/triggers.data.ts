export const TRIGGERS = [
  { trigger: 'COVERAGE_CROSSED', label: 'it passes my line' },
  { trigger: 'BASELINE_CHANGED', label: 'its Baseline status changes' },
  { trigger: 'BROWSER_SHIPPED', label: 'a browser ships or removes it' },
  { trigger: 'DISCOURAGED', label: 'it is discouraged' },
] as const;

export const PROJECT_TRIGGERS = [
  { trigger: 'REVIEW_OPENED', label: 'a decision needs review' },
  {
    trigger: 'DECISION_RECORDED',
    label: 'a decision is proposed, saved or replaced, or gets another owner',
  },
] as const;
