// The words that BrowserStack and Sauce Labs have for browsers, systems and devices, as their own pages
// write them. Pitfall: what a service has under no name here is left out, since a session would fail, or
// begin in another browser.

/** BrowserStack’s name for each of WebDriver’s. Automate has no Firefox on Android. */
export const BROWSERSTACK_BROWSERS: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  MicrosoftEdge: 'Edge',
  firefox: 'Firefox',
  'internet explorer': 'IE',
  opera: 'Opera',
  safari: 'Safari',
};
export const BROWSERSTACK_ON_ANDROID: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  samsung: 'Samsung',
};

/** The oldest version that Sauce Labs names for each browser on Windows; it has no Opera. */
export const SAUCE_OLDEST: Readonly<Record<string, number>> = {
  chrome: 75,
  firefox: 66,
  'internet explorer': 11,
  MicrosoftEdge: 79,
};

/** The day on which Windows 11 came; services run what is older on Windows 10. */
export const WINDOWS_11_CAME = '2021-10-05';

/** BrowserStack’s name for the system that came with a version of Safari. */
export const BROWSERSTACK_MACOS: Readonly<Record<string, string>> = {
  13: 'Catalina',
  14: 'Big Sur',
  15: 'Monterey',
  16: 'Ventura',
  17: 'Sonoma',
  18: 'Sequoia',
  26: 'Tahoe',
};

/** Sauce Labs’ version of Safari, and the system it runs on. */
export const SAUCE_SAFARI: Readonly<Record<string, readonly [version: string, system: string]>> = {
  13: ['13.1', 'macOS 10.15'],
  14: ['14', 'macOS 11.00'],
  15: ['15', 'macOS 12'],
  16: ['16', 'macOS 13'],
  17: ['17', 'macOS 14'],
  18: ['18', 'macOS 15'],
};

/** A device that first shipped with a version of iOS, or took it; older systems run on none that is left. */
export const IPHONES: Readonly<Record<string, string>> = {
  13: 'iPhone 11',
  14: 'iPhone 12',
  15: 'iPhone 13',
  16: 'iPhone 14',
  17: 'iPhone 15',
  18: 'iPhone 16',
  26: 'iPhone 17',
};
