// Texts that a bundler writes → findings at the places that people wrote. It changes nothing, and throws
// nothing: a fault is a warning of the build.
import { scanText } from '@/cli/library/api';
import type { TextFinding } from '@/cli/library/apiTypes';
import type { OriginalStyles } from './OriginalStyles';
import type { ReadOptions } from './readOptions';

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

export const isCode = (name: string): boolean => CODE.test(name);

/** One build. */
export class OutputScan {
  readonly found: PlacedFinding[] = [];
  private readonly said = new Set<string>();

  constructor(
    private readonly options: ReadOptions,
    private readonly styles: OriginalStyles,
  ) {
    if (options.fault !== undefined) this.addFault(options.fault);
  }

  /** Why something could not be scanned, each reason once. */
  get faults(): readonly string[] {
    return [...this.said];
  }

  async add({ path, text, map }: OutputText): Promise<void> {
    const { terms, fault } = this.options;
    if (fault !== undefined) return;
    try {
      const scanned = await scanText(text, { ...terms, path, ...(map !== undefined && { map }) });
      const found = (scanned?.findings ?? []).filter(({ level }) => level !== 'hint');
      const placed = STYLES.test(path) ? await this.styles.placeIn(found, terms) : found;
      this.found.push(...placed.map(toPlaced));
    } catch (error) {
      this.addFault(error instanceof Error ? error.message : String(error));
    }
  }

  /** The reason that ends a build which is asked to fail: what breaks, or what nobody could judge. */
  get failure(): string | undefined {
    if (!this.options.fail) return undefined;
    const count = this.found.filter(({ isError }) => isError).length;
    if (count > 0)
      return `plimsoll: ${count === 1 ? '1 use breaks' : `${count} uses break`} below the line, as named above.`;
    return this.said.size > 0
      ? 'plimsoll: nothing can be said of this build, for the reason above.'
      : undefined;
  }

  private addFault(message: string): void {
    this.said.add(`plimsoll: ${message}`);
  }
}

function toPlaced({ level, original, message, ...built }: TextFinding): PlacedFinding {
  const { file, line, column } = original ?? built;
  const text = `${file}:${line}:${column}: ${message}`;
  return { isError: level === 'error', file, line, column, message: text };
}
