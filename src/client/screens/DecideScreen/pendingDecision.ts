/** The id, in this browser alone, of a decision that is being recorded. */
export const PENDING_DECISION = 'client:decision:pending';
