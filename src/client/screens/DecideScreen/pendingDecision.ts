/** The id of a decision while it is being recorded. Only this browser knows it. */
export const PENDING_DECISION = 'client:decision:pending';
