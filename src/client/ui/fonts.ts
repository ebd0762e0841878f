import localFont from 'next/font/local';

// Next names each family after its constant and adds a size-adjusted "… Fallback"; tokens.css uses
// those names. Latin only: it covers every name in the data, and rarer characters fall back to
// system fonts.

const ibmPlexSans = localFont({
  src: '../../../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  variable: '--ibm-plex-sans',
  weight: '100 700',
  style: 'normal',
  // A font that arrives after the first paint would wrap other lines and move the page.
  display: 'optional',
  adjustFontFallback: 'Arial',
});

// Common monospace fonts are all .6em wide like this one, so the fallback needs no size adjustment.
const ibmPlexMono = localFont({
  src: '../../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
  variable: '--ibm-plex-mono',
  weight: '400',
  style: 'normal',
  display: 'optional',
  adjustFontFallback: false,
});

/**
 * For the element around every page. Next bundles and preloads only the fonts whose class is used.
 */
export const fontClassNames = `${ibmPlexSans.variable} ${ibmPlexMono.variable}`;
