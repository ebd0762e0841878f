import type { SupportStatement } from '@/server/catalogue/Catalogue';
import type { SupportCell } from '@/server/catalogue/supportCell';

export type SupportMark = 'PREFIX' | 'ALTERNATIVE_NAME' | 'FLAG' | 'NOTE' | 'MORE';

const MARKS: readonly (readonly [SupportMark, (statement: SupportStatement) => boolean])[] = [
  ['PREFIX', ({ prefix }) => prefix !== undefined],
  ['ALTERNATIVE_NAME', ({ alternativeName }) => alternativeName !== undefined],
  ['FLAG', ({ flags }) => flags.length > 0],
  ['NOTE', ({ notesHtml }) => notesHtml.length > 0],
];

/** What any of the statements has beyond versions, and MORE where the label speaks of one among several. */
export function marksOf({ statements }: SupportCell): readonly SupportMark[] {
  const marks = MARKS.filter(([, isIn]) => statements.some(isIn)).map(([mark]) => mark);

  return statements.length > 1 ? [...marks, 'MORE'] : marks;
}

/** The statements, where a reader who opens them learns more than class and label tell. */
export function detailsOf(cell: SupportCell): readonly SupportStatement[] {
  const hasMore = marksOf(cell).length > 0 || cell.statements.some(({ implementationUrls }) => implementationUrls.length > 0);

  return hasMore ? cell.statements : [];
}
