import type { SupportCell } from '@/server/data/catalogue/supportCell';
import { getDetails, getMarks } from '@/server/model/features/supportMarks';
import { builder } from './builder';
import { supportClassEnum } from './SupportClass';

declare module './builder' {
  interface GraphObjects {
    SupportCell: SupportCell;
  }
}

const supportMarkEnum = builder.enumType('SupportMark', {
  description: 'What a cell shows in addition to its label.',
  values: {
    PREFIX: { description: 'Requires a vendor prefix.' },
    ALTERNATIVE_NAME: { description: 'Uses another name.' },
    FLAG: { description: 'Requires the user to turn on a flag.' },
    NOTE: { description: 'Has a note.' },
    MORE: { description: 'Has further statements.' },
  } as const,
});

builder.objectType('SupportCell', {
  description:
    'What a table cell shows for one browser. It summarizes one statement: the first one of the best available class, in this order: ' +
    'a version only; a version with notes; current support with a prefix or another name; current partial support; current support ' +
    'behind flags; removed support; anything else.',
  fields: (t) => ({
    browser: t.field({
      type: 'Browser',
      description: 'The browser.',
      resolve: ({ browser }) => browser,
    }),
    class: t.expose('class', {
      type: supportClassEnum,
      description:
        'UNKNOWN without an entry in the data. PREVIEW for `preview` and for beta, nightly and planned releases. Otherwise YES for a version, and NO for ' +
        '`false`, for removed support and for flags. A partial implementation is PARTIAL, or REMOVED_PARTIAL if it was removed.',
    }),
    label: t.exposeString('label', {
      description: 'The text to show: a version, a range, “Preview” or “No”.',
    }),
    statements: t.field({
      type: ['SupportStatement'],
      description: 'All statements, in the order of the compat data.',
      extensions: { size: 2 },
      resolve: ({ statements }) => statements,
    }),
    marks: t.field({
      type: [supportMarkEnum],
      description:
        'What the summarized statement says in addition to the label, and MORE if there are further statements.',
      extensions: { size: 1 },
      resolve: (cell: SupportCell) => getMarks(cell),
    }),
    details: t.field({
      type: ['SupportStatement'],
      description:
        'All statements, if they say more than class and label. Empty otherwise, which is the usual case.',
      extensions: { size: 0.5 },
      resolve: (cell: SupportCell) => getDetails(cell),
    }),
  }),
});
