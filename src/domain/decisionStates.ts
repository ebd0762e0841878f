/** In the order in which a team meets them. */
export const DECISION_STATES = [
  {
    state: 'PROPOSED',
    words: 'Proposed',
    choice: 'Propose it',
    consequence: 'An editor of the workspace decides.',
  },
  {
    state: 'ADOPTED',
    words: 'Adopted',
    choice: 'Adopt it',
    consequence: 'Use it without a fallback. You’re asked again if it falls below the line.',
  },
  {
    state: 'ADOPTED_WITH_FALLBACK',
    words: 'Adopted with a fallback',
    choice: 'Adopt it with a fallback',
    consequence: 'Use it, with something else for browsers that lack it.',
  },
  {
    state: 'WAITING',
    words: 'Waiting',
    choice: 'Wait',
    consequence: 'Don’t use it yet. You’re asked again once it reaches the line.',
  },
  {
    state: 'DECLINED',
    words: 'Declined',
    choice: 'Decline it',
    consequence: 'Don’t use it. You’re asked again if that may have changed.',
  },
] as const;

export function decisionWords(state: string): string {
  return DECISION_STATES.find((entry) => entry.state === state)?.words ?? 'Superseded';
}
