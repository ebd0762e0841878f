import localFont from 'next/font/local';

// Next names each family after its constant, with a size-adjusted "… Fallback" beside it;
// tokens.css asks for them by those names. Latin only: it covers every name in the data, and
// anything rarer falls through to the system's fonts.

const ibmPlexSans = localFont({
  src: '../../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  variable: '--ibm-plex-sans',
  weight: '100 700',
  style: 'normal',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

// Every common monospace face is .6em wide like this one, so its fallback needs no adjusting.
const ibmPlexMono = localFont({
  src: '../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
  variable: '--ibm-plex-mono',
  weight: '400',
  style: 'normal',
  display: 'swap',
  adjustFontFallback: false,
});

/**
 * For the element around every page: only faces whose class is used are kept in the build and
 * preloaded.
 */
export const fontClassNames = `${ibmPlexSans.variable} ${ibmPlexMono.variable}`;
