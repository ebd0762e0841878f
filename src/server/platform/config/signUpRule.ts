import { refuse } from './variables';

/** People who may sign up once an operator exists: anyone, people with an invitation, or nobody. */
const SIGN_UP_RULES = ['open', 'invite', 'closed'] as const;

export type SignUpRule = (typeof SIGN_UP_RULES)[number];

export const parseSignUp = (name: string, value: string): SignUpRule =>
  SIGN_UP_RULES.find((rule) => rule === value) ??
  refuse(name, value, `one of ${SIGN_UP_RULES.join(', ')}`);
