// Texts that a bundler writes → findings at the places that people wrote. It changes nothing, and throws
// nothing: a fault is a warning of the build.
import { scanText } from '@/cli/library/api';
import type { Options, TextFinding } from '@/cli/library/apiTypes';
import type { OriginalStyles } from './OriginalStyles';

export interface PluginOptions extends Omit<Options, 'cwd'> {
  /** True to end the build with an error if anything breaks below the line. */
  readonly fail?: boolean;
}

export const STYLES = /\.(?:css|scss|sass|less|styl|pcss|postcss)$/;
const CODE = /\.(?:css|html?|svg|[cm]?js)$/;

export interface OutputText {
  /** Where it will be written. */
  readonly path: string;
  readonly text: string;
  /** A source map, as JSON. */
  readonly map?: string | undefined;
}

/** A finding with the place to show, in the source if it is known. */
export interface PlacedFinding {
  readonly isError: boolean;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** With the place in front. */
  readonly message: string;
}

interface Asking {
  readonly terms: Omit<Options, 'cwd'>;
  readonly styles: OriginalStyles;
  /** Hears why a file could not be scanned. */
  readonly onFault: (message: string) => void;
}

export const isCode = (name: string): boolean => CODE.test(name);

export async function scanOutput(
  { path, text, map }: OutputText,
  { terms, styles, onFault }: Asking,
): Promise<readonly PlacedFinding[]> {
  try {
    const scanned = await scanText(text, { ...terms, path, ...(map !== undefined && { map }) });
    const found = (scanned?.findings ?? []).filter(({ level }) => level !== 'hint');
    const placed = STYLES.test(path) ? await styles.placeIn(found, terms) : found;
    return placed.map(toPlaced);
  } catch (error) {
    onFault(`plimsoll: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

function toPlaced({ level, original, message, ...built }: TextFinding): PlacedFinding {
  const { file, line, column } = original ?? built;
  const text = `${file}:${line}:${column}: ${message}`;
  return { isError: level === 'error', file, line, column, message: text };
}

/** The reason that ends a build which is asked to fail; undefined if nothing breaks. */
export function failureWords(found: readonly PlacedFinding[]): string | undefined {
  const count = found.filter(({ isError }) => isError).length;
  if (count === 0) return undefined;
  return `plimsoll: ${count === 1 ? '1 use breaks' : `${count} uses break`} below the line, as named above.`;
}
