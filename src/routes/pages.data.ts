/**
 * The routes of `pages/`, in Next's order of precedence, and whether a service worker may keep what
 * they show: only pages that say the same to everyone with the same audience and line. All others
 * may be somebody's own.
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
  '/search': { isKeepable: false },
  '/stats': { isKeepable: true },
  '/[...missing]': { isKeepable: false },
} as const;
