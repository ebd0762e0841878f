import { AUDIENCE_COOKIE, cookieValue } from '@/domain/preferences';

/** True if the reader chose an audience for every page, rather than following a link for one. */
export const hasSavedAudience = (): boolean =>
  cookieValue(document.cookie, AUDIENCE_COOKIE) !== undefined &&
  !new URLSearchParams(window.location.search).has('audience');
