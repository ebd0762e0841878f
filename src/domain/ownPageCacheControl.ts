/** How a page that differs by who opens it is sent: no cache keeps it, not even for strangers. */
export const OWN_PAGE_CACHE_CONTROL = 'private, no-store';
