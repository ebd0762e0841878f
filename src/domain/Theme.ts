/** Which colours a reader wants; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** The theme a cookie states; anything else is `system`. */
export function themeOf(cookie: string | undefined): Theme {
  return cookie === 'light' || cookie === 'dark' ? cookie : 'system';
}
