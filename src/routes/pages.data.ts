/**
 * The routes of `pages/`, in Next's order of precedence, and whether the service worker may save
 * their pages. It may only save pages that are identical for every reader with the same audience
 * and line; others may be personal.
 */
export const PAGES = {
  '/': { isKeepable: true },
  '/about/forecast': { isKeepable: false },
  '/account': { isKeepable: false },
  '/audiences': { isKeepable: true },
  '/audiences/new': { isKeepable: false },
  '/audiences/[id]': { isKeepable: false },
  '/baseline/[[...year]]': { isKeepable: true },
  '/browsers': { isKeepable: true },
  '/browsers/compare': { isKeepable: true },
  '/browsers/[slug]': { isKeepable: true },
  '/browsers/[slug]/[version]': { isKeepable: true },
  '/compat/[[...path]]': { isKeepable: true },
  '/developers': { isKeepable: false },
  '/features': { isKeepable: true },
  '/features/[slug]': { isKeepable: true },
  '/features/[slug]/share': { isKeepable: true },
  '/groups': { isKeepable: true },
  '/groups/[...path]': { isKeepable: true },
  '/offline': { isKeepable: false },
  '/policy': { isKeepable: true },
  '/policy/browsers': { isKeepable: true },
  '/privacy': { isKeepable: false },
  '/scan': { isKeepable: true },
  '/search': { isKeepable: false },
  '/stats': { isKeepable: true },
  '/[...missing]': { isKeepable: false },
} as const;
