const BRANDS: readonly (readonly [name: string, version: RegExp])[] = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).*\bSafari\//],
];

/** Reduces the user agent string to a browser name and major version, the only parts sent. */
export function parseBrowser(userAgent: string): {
  readonly name: string;
  readonly version: string;
} {
  for (const [name, version] of BRANDS) {
    const found = version.exec(userAgent)?.[1];
    if (found !== undefined) return { name, version: found };
  }
  return { name: 'Other', version: '' };
}
