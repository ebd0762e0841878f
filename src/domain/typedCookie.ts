/**
 * What a form without scripts held when it was refused, but for its passwords, as its page’s address
 * would write it. Only that page gets it, and for a minute: addresses of pages are written down.
 */
export const TYPED_COOKIE = 'plimsoll-typed';
