/** Limits of an account's own texts, in characters. */
export const ACCOUNT_LIMITS = { password: { min: 12, max: 128 }, name: 80, email: 254 } as const;
