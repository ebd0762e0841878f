import type { SupportStatement } from '@/server/data/catalogue/Catalogue';
import { representative, type SupportCell } from '@/server/data/catalogue/supportCell';

export type CellMark = 'PREFIX' | 'ALTERNATIVE_NAME' | 'FLAG' | 'NOTE' | 'MORE';

const MARKS: readonly (readonly [CellMark, (statement: SupportStatement) => boolean])[] = [
  ['PREFIX', ({ prefix }) => prefix !== undefined],
  ['ALTERNATIVE_NAME', ({ alternativeName }) => alternativeName !== undefined],
  ['FLAG', ({ flags }) => flags.length > 0],
  ['NOTE', ({ notesHtml }) => notesHtml.length > 0],
];

/** Marks for the statement a cell shows, plus MORE if there are other statements. */
export function getMarks({ statements }: SupportCell): readonly CellMark[] {
  const shown = representative(statements);
  const marks = MARKS.filter(([, isIn]) => shown && isIn(shown)).map(([mark]) => mark);

  return statements.length > 1 ? [...marks, 'MORE'] : marks;
}

/** The cell's statements if they add anything to its class and label; otherwise empty. */
export function getDetails(cell: SupportCell): readonly SupportStatement[] {
  const hasMore =
    getMarks(cell).length > 0 ||
    cell.statements.some(({ implementationUrls }) => implementationUrls.length > 0);

  return hasMore ? cell.statements : [];
}
