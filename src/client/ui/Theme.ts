/** The color scheme a reader chose; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** Parses the cookie; anything unexpected is `system`. */
export function parseTheme(cookie: string | undefined): Theme {
  return cookie === 'light' || cookie === 'dark' ? cookie : 'system';
}
