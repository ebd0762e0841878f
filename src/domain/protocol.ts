// What the server agrees on with pages, workers and caches: headers, cookies and addresses.

/** The server sends it with a page that rendered only in part. */
export const PARTIAL_HEADER = 'x-partial';

/** How a page that differs by who opens it is sent: no cache keeps it, not even for strangers. */
export const OWN_PAGE_CACHE_CONTROL = 'private, no-store';

/**
 * What a form without scripts held when it was refused, but for its passwords, as its page’s address
 * would write it. Only that page gets it, and for a minute: addresses of pages are written down.
 */
export const TYPED_COOKIE = 'plimsoll-typed';

/** Tells scripts of a page that its reader is signed in, and nothing about the person. */
export const MEMBER_COOKIE = 'plimsoll-member';

/** How many items of the inbox are unread, as of the last answer: a number, which the header shows. */
export const UNREAD_COOKIE = 'plimsoll-unread';

/** The session itself, which scripts cannot read; over HTTPS with the prefix `__Host-`. */
export const SESSION_COOKIE = 'plimsoll-session';

/** The build ID Next uses in development. */
export const DEVELOPMENT_BUILD = 'development';

/** What the content security policy knows Next's own inline scripts by in development. */
export const DEVELOPMENT_NONCE = 'development';

/** What the addresses of all versions of the scan table begin with. */
export const SCAN_TABLE_START = '/scan-table.';

/** Where the table is that scans of code look names up in. The version is a hash of its content. */
export function scanTableAddress(version: string): string {
  return `${SCAN_TABLE_START}${version}.json`;
}

/**
 * Notes which button is pressed before React listens, and keeps a form without an address from
 * reloading the page, which would lose what was typed. It is inlined, since it has to be there
 * before any file; the content security policy has its hash. Next sets the first mark right before
 * it calls `hydrateRoot`, and makes it the second one afterward.
 */
export const EARLY_PRESS_SCRIPT = `addEventListener("click",function(event){
var button=event.target.closest("button"),form=button&&button.form;
if(!button||button.hasAttribute("popovertarget")||form&&form.hasAttribute("action")&&button.type!="button"||["beforeRender","Next.js-before-hydration"].some(function(name){return performance.getEntriesByName(name)[0]}))return;
event.preventDefault();
window.earlyPress=button
},true)`;
