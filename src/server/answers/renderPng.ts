// An SVG → a PNG. Fonts come from a package, because a server need not have any.
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';

const resolve = (file: string): string =>
  createRequire(`${process.cwd()}/package.json`).resolve(
    `@expo-google-fonts/ibm-plex-sans/${file}`,
  );

const OPTIONS = {
  font: {
    loadSystemFonts: false,
    fontFiles: ['400Regular/IBMPlexSans_400Regular.ttf', '600SemiBold/IBMPlexSans_600SemiBold.ttf'],
    defaultFontFamily: 'IBM Plex Sans',
  },
} as const;

let fontFiles: string[] | undefined;

export function renderPng(svg: string): Buffer {
  fontFiles ??= OPTIONS.font.fontFiles.map(resolve);
  return new Resvg(svg, { ...OPTIONS, font: { ...OPTIONS.font, fontFiles } }).render().asPng();
}
