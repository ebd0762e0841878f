/** What an account's own texts may be, in characters. */
export const ACCOUNT_LIMITS = { password: { min: 12, max: 128 }, name: 80, email: 254 } as const;

/** Tells scripts of a page that its reader is signed in, and nothing about the person. */
export const MEMBER_COOKIE = 'plimsoll-member';

/** How many items of the inbox are unread, as of the last answer: a number, which the header shows. */
export const UNREAD_COOKIE = 'plimsoll-unread';

/** The session itself, which scripts cannot read; over HTTPS with the prefix `__Host-`. */
export const SESSION_COOKIE = 'plimsoll-session';
