import { type SupportClass, supportWords } from '@/domain/SupportClass';
import { MARK_WORDS } from './markWords';
import type { SupportColumn } from './supportColumns';
import styles from './SupportLegend.module.css';
import type { SupportRow, SupportRowMark } from './supportRow';
import { SHAPES } from './SupportTableCell';

interface SupportLegendProps {
  readonly rows: readonly SupportRow[];
  readonly columns: readonly SupportColumn[];
}

const CLASSES: readonly SupportClass[] = [
  'YES',
  'PARTIAL',
  'PREVIEW',
  'NO',
  'REMOVED_PARTIAL',
  'UNKNOWN',
];
const MARKS: readonly SupportRowMark[] = ['PREFIX', 'ALTERNATIVE_NAME', 'FLAG', 'NOTE', 'MORE'];

/** Explains only the shapes and words that the table uses. */
export function SupportLegend({ rows, columns }: SupportLegendProps) {
  const cells = rows.flatMap(({ hasData, support }) =>
    hasData ? columns.flatMap(({ index }) => support[index] ?? []) : [],
  );
  const classes = new Set(cells.map((cell) => cell.class));
  const marks = new Set(cells.flatMap((cell) => cell.marks));
  const hasUpperBound = cells.some(({ label }) => label.includes('≤'));
  if (cells.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label="Legend">
      {CLASSES.filter((supportClass) => classes.has(supportClass)).map((supportClass) => (
        <li key={supportClass} className={SHAPES[supportClass]}>
          {supportClass === 'YES' ? 'Supported, from this version' : supportWords(supportClass)}
        </li>
      ))}
      {hasUpperBound && <LegendWord word="≤" meaning="in this version or earlier" />}
      {MARKS.filter((mark) => marks.has(mark)).map((mark) => (
        <LegendWord key={mark} word={MARK_WORDS[mark].short} meaning={MARK_WORDS[mark].meaning} />
      ))}
    </ul>
  );
}

function LegendWord({ word, meaning }: { readonly word: string; readonly meaning: string }) {
  return (
    <li>
      <b>{word}</b> {meaning}
    </li>
  );
}
