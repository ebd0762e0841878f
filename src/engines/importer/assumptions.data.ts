export type AssumptionCode = keyof typeof ASSUMPTIONS;

/**
 * Assumptions made where a file says less than a release, or a different one; each is shown once
 * per file.
 */
export const ASSUMPTIONS = {
  desktop:
    'Rows without an operating system we know: counted as the desktop release. Phones may be among them.',
  phone: 'A phone without an operating system: counted as Android. iPhones may be among them.',
  iosEngine: 'iOS browsers use the system’s engine: counted as Safari on iOS, by the iOS version.',
  iosFrozen:
    'iOS 26 and later reports itself as 18.6 or 18.7 here: counted as 18.6, the oldest it can be.',
  engine: 'Built on another browser’s engine: counted as the release that has the same engine.',
  webkitBuild: 'The version is a WebKit build number: counted as the Safari release built from it.',
  older: 'Between two releases in our data: counted as the older one.',
  newest: 'Newer than our data: counted as the newest version we know.',
} as const;
