// An SVG → a PNG. Fonts come from a package, because a server need not have any.
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';

/** Fonts are found from the working directory: the built server is not among the sources. */
const require = createRequire(`${process.cwd()}/package.json`);

let fontFiles: string[] | undefined;

export function renderPng(svg: string): Buffer {
  fontFiles ??= [
    require.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
    require.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
  ];
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'IBM Plex Sans' };
  return new Resvg(svg, { font }).render().asPng();
}
