/** What an account's own texts may be, in characters. */
export const ACCOUNT_LIMITS = { password: { min: 12, max: 128 }, name: 80, email: 254 } as const;
