import type { DecisionRow } from '@/server/platform/database/Tables';

const WORDS: Readonly<Record<DecisionRow['state'], string>> = {
  PROPOSED: 'proposed',
  ADOPTED: 'adopted',
  ADOPTED_WITH_FALLBACK: 'adopted with a fallback',
  WAITING: 'waiting',
  DECLINED: 'declined',
};

/** For sentences. */
export const decisionWord = (state: DecisionRow['state']): string => WORDS[state];
