export interface KeptName {
  /** As shown in the browser's developer tools; a trailing colon or hyphen marks a prefix. */
  readonly name: string;
  readonly where: 'Cookie' | 'Local storage' | 'Session storage' | 'Cache';
  readonly words: string;
  /** How long it is stored, and what deletes it earlier. */
  readonly until: string;
}

/** Every name stored in a reader's browser. A test checks it against the code that stores them. */
export const KEPT_IN_BROWSER: readonly KeptName[] = [
  {
    name: 'audience',
    where: 'Cookie',
    words: 'The audience you chose.',
    until: 'A year; choose another, or remove the cookie.',
  },
  {
    name: 'line',
    where: 'Cookie',
    words: 'The line you chose.',
    until: 'A year; choose another, or remove the cookie.',
  },
  {
    name: 'theme',
    where: 'Cookie',
    words: 'Light or dark, if you chose one.',
    until: 'A year; choose again, or remove the cookie.',
  },
  {
    name: 'telemetry',
    where: 'Cookie',
    words: 'That you turned reporting off.',
    until: 'A year, or until you turn reporting on.',
  },
  {
    name: 'plimsoll-session',
    where: 'Cookie',
    words:
      'That you are signed in; scripts cannot read it. Over HTTPS its name starts with __Host-.',
    until: '30 days, or until you sign out.',
  },
  {
    name: 'plimsoll-member',
    where: 'Cookie',
    words: 'That you are signed in, so that pages ask for the decisions of your teams.',
    until: '30 days, or until you sign out.',
  },
  {
    name: 'plimsoll-unread',
    where: 'Cookie',
    words: 'How many items of your inbox are unread: a number, for the header.',
    until: '30 days, or until you sign out.',
  },
  {
    name: 'plimsoll-typed',
    where: 'Cookie',
    words:
      'The name and address you typed into a form for an account that was refused, if scripts are off, so that it shows them again. Only its page gets it.',
    until: 'A minute.',
  },
  {
    name: 'plimsoll-once',
    where: 'Cookie',
    words:
      'The secret of a token you just created, which scripts cannot read, so that your account page shows it. Only that page gets it.',
    until: 'A minute.',
  },
  {
    name: 'plimsoll-store:',
    where: 'Local storage',
    words: 'Server answers for pages you read, and when each was last used.',
    until:
      'A day, or as long as the operator of this site chose; up to 1,048,576 characters, then the oldest are removed. Clear it under Your data in this browser.',
  },
  {
    name: 'plimsoll:own-audiences',
    where: 'Local storage',
    words:
      'Audiences created in this browser: the key, the name, and the secret that deletes each. The server knows only a hash of the secret.',
    until: 'Until you delete or forget each one; the last 50.',
  },
  {
    name: 'plimsoll:stack',
    where: 'Local storage',
    words: 'The features in your stack.',
    until: 'Until you clear it.',
  },
  {
    name: 'plimsoll:draft:',
    where: 'Local storage',
    words: 'A decision you typed and have not saved.',
    until: 'Until you save it or sign out.',
  },
  {
    name: 'plimsoll:team:project',
    where: 'Local storage',
    words: 'The project whose decisions you chose to see in lists.',
    until: 'Until you choose another one or sign out.',
  },
  {
    name: 'plimsoll:member-name',
    where: 'Local storage',
    words: 'Your name, which the header shows while you are signed in.',
    until: 'Until you sign out.',
  },
  {
    name: 'plimsoll:signed-out',
    where: 'Local storage',
    words: 'When you last signed out, so that other tabs show nothing of your teams.',
    until: 'Until you remove it in your browser’s settings for this site.',
  },
  {
    name: 'plimsoll:recent-searches',
    where: 'Local storage',
    words: 'The last six searches from which you opened a result.',
    until: 'Until you clear them under Your data in this browser.',
  },
  {
    name: 'plimsoll:last-visit',
    where: 'Local storage',
    words:
      'If you chose an audience: when you last opened the home page, and which features had passed your line by then.',
    until: 'Until the next visit, which replaces it.',
  },
  {
    name: 'graphiql:',
    where: 'Local storage',
    words: 'Your queries and settings in the API explorer.',
    until: 'Until you remove it in your browser’s settings for this site.',
  },
  {
    name: 'plimsoll-intents',
    where: 'Session storage',
    words:
      'For changes whose outcome is unknown: a hash of the request and a random key, so that a retry does not make the change twice.',
    until: 'Until the outcome is known or the tab is closed; the last 20.',
  },
  {
    name: 'plimsoll:unsaved-audience',
    where: 'Session storage',
    words:
      'For an audience whose saving has not been confirmed: a hash of it, and the secret that can delete it.',
    until: 'Until the outcome is known or the tab is closed; the last five.',
  },
  {
    name: 'plimsoll-shell-',
    where: 'Cache',
    words: 'The offline page and its scripts.',
    until: 'Until the next version of this site.',
  },
  {
    name: 'plimsoll-assets-',
    where: 'Cache',
    words: 'Scripts, styles and fonts of pages you read.',
    until: 'Until the next version of this site.',
  },
  {
    name: 'plimsoll-pages-',
    where: 'Cache',
    words: 'Public pages you read, for reading offline.',
    until: '60 days; the last 150. Clear them under Your data in this browser.',
  },
  {
    name: 'plimsoll-names-',
    where: 'Cache',
    words: 'The names of all features and keys, for searching offline.',
    until: 'Until the next version of this site. Cleared with the pages.',
  },
];
