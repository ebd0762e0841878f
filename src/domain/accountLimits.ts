/** What an account's own texts may be, in characters. */
export const ACCOUNT_LIMITS = { password: { min: 12, max: 128 }, name: 80, email: 254 } as const;

/** Tells scripts of a page that its reader is signed in, and nothing about whom. */
export const MEMBER_COOKIE = 'plimsoll-member';

/** The prefix of drafts in local storage, which signing out removes. */
export const DRAFT_PREFIX = 'plimsoll:draft:' as const;
