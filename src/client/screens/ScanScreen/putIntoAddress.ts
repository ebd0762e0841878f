/** Puts a result into the page's address, or takes it out: a reload and going back show it again. */
export function putIntoAddress(fragment: string): void {
  const { pathname, search } = window.location;
  const as = pathname + search + fragment;
  // Going back leads to the address in the router's own state.
  window.history.replaceState({ ...(window.history.state as object | null), as }, '', as);
}
