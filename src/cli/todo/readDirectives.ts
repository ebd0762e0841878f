// Directives in texts: `TODO(baseline/view-transitions)`, `TODO(baseline/grid:widely)`,
// `TODO(plimsoll/css.selectors.has)`, `TODO(plimsoll/popover >= 97)`.
import { LineIndex } from '@/engines/scanner/forCommandLine';
import type { SourcePlace } from '@/engines/scanner/forReports';

export interface Directive extends SourcePlace {
  /** As it is written, without white space at its ends. */
  readonly text: string;
  readonly subject: string;
  /**
   * `newly` and `widely` wait for Baseline; `line` waits for the team's line, and a number for that
   * share in percent.
   */
  readonly until: 'newly' | 'widely' | 'line' | number;
}

const DIRECTIVE =
  /\bTODO\((baseline|plimsoll)\/([\w.@-]{1,200})(?::(newly|widely))?(?:\s*>=\s*(\d{1,3}(?:\.\d)?)\s*%?)?\s*\)/g;

export function readDirectives(file: string, text: string): readonly Directive[] {
  if (!text.includes('TODO(')) return [];
  const lines = new LineIndex(text);
  return [...text.matchAll(DIRECTIVE)].map(({ index, 0: written, ...parts }) => {
    const [kind, subject = '', level, share] = [parts[1], parts[2], parts[3], parts[4]];
    const until =
      share === undefined
        ? kind === 'baseline'
          ? ((level ?? 'newly') as 'newly' | 'widely')
          : 'line'
        : Number(share);
    return { file, ...lines.placeAt(index), text: written, subject, until };
  });
}
