export interface KeptName {
  /** As the browser's own tools show it; where it ends in a colon or a hyphen, more follows. */
  readonly name: string;
  readonly where: 'Cookie' | 'Local storage' | 'Session storage' | 'Cache';
  readonly words: string;
  /** How long it stays, and how it goes before that. */
  readonly until: string;
}

/** Every name under which anything is kept in a reader's browser. A test compares it with the code that keeps things. */
export const KEPT_IN_BROWSER: readonly KeptName[] = [
  {
    name: 'audience',
    where: 'Cookie',
    words: 'The audience you have chosen.',
    until: 'A year; choose another, or remove the cookie.',
  },
  {
    name: 'line',
    where: 'Cookie',
    words: 'The line you have chosen.',
    until: 'A year; choose another, or remove the cookie.',
  },
  {
    name: 'theme',
    where: 'Cookie',
    words: 'Light or dark, where you have chosen.',
    until: 'A year; choose again, or remove the cookie.',
  },
  {
    name: 'telemetry',
    where: 'Cookie',
    words: 'That you want nothing reported.',
    until: 'A year, or until you switch reports on.',
  },
  {
    name: 'plimsoll-store:',
    where: 'Local storage',
    words: 'Answers of the server to pages you have read, and when each was last looked at.',
    until:
      'A day, or as the operator of this site has set; up to 1,048,576 characters, the oldest first. Removed on the page about this browser.',
  },
  {
    name: 'plimsoll-own-audiences',
    where: 'Local storage',
    words:
      'The audiences made in this browser: the key, the name, and the secret that deletes each, of which the server knows a hash alone.',
    until: 'Until you delete or forget each; the last 50.',
  },
  {
    name: 'plimsoll-stack:',
    where: 'Local storage',
    words: 'The features of your stack.',
    until: 'Until you empty it.',
  },
  {
    name: 'plimsoll:recent-searches',
    where: 'Local storage',
    words: 'The last six searches that led somewhere.',
    until: 'Until you clear them on the page about this browser.',
  },
  {
    name: 'graphiql:',
    where: 'Local storage',
    words: 'What you have written in the explorer of the API, and how you have set it.',
    until: 'Until you remove it in the browser’s settings for this site.',
  },
  {
    name: 'plimsoll-intents',
    where: 'Session storage',
    words:
      'Of changes whose outcome is not known yet: a hash of what was asked for, and a random key, so that trying again makes no second change.',
    until: 'Until the outcome is known, or the tab is closed; the last 20.',
  },
  {
    name: 'plimsoll-unsaved-audience',
    where: 'Session storage',
    words:
      'Of an audience whose saving is not known to have ended: a hash of it, and the secret that will delete it.',
    until: 'Until the outcome is known, or the tab is closed; the last five.',
  },
  {
    name: 'plimsoll-shell-',
    where: 'Cache',
    words: 'The page that says you are offline, with its scripts.',
    until: 'Until the next version of this site.',
  },
  {
    name: 'plimsoll-assets-',
    where: 'Cache',
    words: 'Scripts, styles and fonts of pages you have read.',
    until: 'Until the next version of this site.',
  },
  {
    name: 'plimsoll-pages-',
    where: 'Cache',
    words: 'Public pages you have read, for reading without a network.',
    until: '60 days, the last 150. Removed on the page about this browser.',
  },
  {
    name: 'plimsoll-names-',
    where: 'Cache',
    words: 'The names of all features and keys, to find them without a network.',
    until: 'Until the next version of this site. Removed with the pages.',
  },
];
