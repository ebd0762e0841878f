// What stands in the browser's build for modules of Relay and Next that this app never calls
// (next.config.ts).

/** Next hands the scripts of `next/script` to this at every start; there are none. */
export function initScriptLoader() {}
