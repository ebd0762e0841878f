import type { SupportCell } from '@/server/catalogue/supportCell';
import { detailsOf, marksOf } from '@/server/features/supportMarks';
import { builder } from './builder';
import { supportClassEnum } from './SupportClass';

declare module './builder' {
  interface GraphObjects {
    SupportCell: SupportCell;
  }
}

const supportMarkEnum = builder.enumType('SupportMark', {
  description: 'What more than its label a cell has to tell.',
  values: {
    PREFIX: { description: 'A vendor prefix is needed.' },
    ALTERNATIVE_NAME: { description: 'It has another name.' },
    FLAG: { description: 'The user must switch it on.' },
    NOTE: { description: 'There is a note.' },
    MORE: { description: 'There are more statements than the one the label speaks of.' },
  } as const,
});

builder.objectType('SupportCell', {
  description:
    'What one table cell says. The statement that stands for the browser is the first, in array order, of the best of these classes: ' +
    'nothing but a version · the same with notes · not removed, with prefix or alternative name · not removed, partial · not removed, ' +
    'behind flags · removed · the first of all. (A user who opens the cell sees every statement.)',
  fields: (t) => ({
    browser: t.field({
      type: 'Browser',
      description: 'Whose cell it is.',
      resolve: ({ browser }) => browser,
    }),
    class: t.expose('class', {
      type: supportClassEnum,
      description:
        'No entry in the data: UNKNOWN. Version "preview", or a release that is beta, nightly or planned: PREVIEW. A version: YES, but NO when ' +
        'removed or behind flags. `false`: NO. A partial implementation overrides all of these: PARTIAL, or REMOVED_PARTIAL when removed.',
    }),
    label: t.exposeString('label', {
      description: "What a table prints: a version, a range, 'Preview', 'No' …",
    }),
    statements: t.field({
      type: ['SupportStatement'],
      description: "Every statement, in the data's order.",
      extensions: { size: 2 },
      resolve: ({ statements }) => statements,
    }),
    marks: t.field({
      type: [supportMarkEnum],
      description:
        'What the statement that stands for the cell has to tell beside the label, and MORE where there are others.',
      extensions: { size: 1 },
      resolve: (cell: SupportCell) => marksOf(cell),
    }),
    details: t.field({
      type: ['SupportStatement'],
      description:
        'Every statement where there is more to tell than class and label; empty where those say all, as most do.',
      extensions: { size: 0.5 },
      resolve: (cell: SupportCell) => detailsOf(cell),
    }),
  }),
});
