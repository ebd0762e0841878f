// Headers, cookies and addresses that the server, pages, workers and caches agree on.

/** The server sends it with a page that rendered only in part. */
export const PARTIAL_HEADER = 'x-partial';

/**
 * The Cache-Control of a page that differs by reader: no cache may keep it, not even for strangers.
 */
export const OWN_PAGE_CACHE_CONTROL = 'private, no-store';

/**
 * The Cache-Control of all others where no shared cache keeps them: a browser asks each time, and may
 * keep the page itself for its own back button.
 */
export const PAGE_CACHE_CONTROL = 'private, no-cache';

/**
 * The fields of a form without scripts that was refused, except its passwords, encoded like a
 * query. Only the form’s own page gets it, for a minute: page addresses end up in logs.
 */
export const TYPED_COOKIE = 'plimsoll-typed';

/**
 * The id of a token that was just created and its secret, for the account page only: neither is in
 * an address, and the page shows it for a minute.
 */
export const ONCE_COOKIE = 'plimsoll-once';

/** Tells scripts of a page that its reader is signed in, and nothing about the person. */
export const MEMBER_COOKIE = 'plimsoll-member';

/** The number of unread inbox items as of the last answer, which the header shows. */
export const UNREAD_COOKIE = 'plimsoll-unread';

/** The session itself, which scripts cannot read; over HTTPS with the prefix `__Host-`. */
export const SESSION_COOKIE = 'plimsoll-session';

/** The start of the names of two tags in the page that stands in for one the server can’t answer now. */
export const BUSY_META = 'plimsoll-busy';
/** The texts that the build writes into that page and the server replaces. */
export const BUSY_MESSAGE = 'The server has more to do than it can answer.';
export const BUSY_SECONDS = '8640000';

/** The build ID Next uses in development. */
export const DEVELOPMENT_BUILD = 'development';

/** The nonce of Next’s own inline scripts in development, for the content security policy. */
export const DEVELOPMENT_NONCE = 'development';

/** The start of every address of a scan table. */
export const SCAN_TABLE_START = '/scan-table.';

/** The address of the table in which scans look up names. The version is a hash of its content. */
export function scanTableAddress(version: string): string {
  return `${SCAN_TABLE_START}${version}.json`;
}

/** The address of what tests of the table’s keys prove, in the same version. */
export function scanProofsAddress(tableAddress: string): string {
  return tableAddress.replace(/\.json$/, '.proofs.json');
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
