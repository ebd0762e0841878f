/** In the order in which a team meets them. */
export const DECISION_STATES = [
  { state: 'PROPOSED', words: 'Proposed', choice: 'Propose it' },
  { state: 'ADOPTED', words: 'Adopted', choice: 'Adopt it' },
  {
    state: 'ADOPTED_WITH_FALLBACK',
    words: 'Adopted with a fallback',
    choice: 'Adopt it with a fallback',
  },
  { state: 'WAITING', words: 'Waiting', choice: 'Wait' },
  { state: 'DECLINED', words: 'Declined', choice: 'Decline it' },
] as const;

export function decisionWords(state: string): string {
  return DECISION_STATES.find((entry) => entry.state === state)?.words ?? 'Superseded';
}
