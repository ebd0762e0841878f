import type { SupportCell } from '@/server/catalogue/supportCell';
import { builder } from './builder';
import { browserRef, flagRef, supportCellRef, supportStatementRef } from './refs';
import { detailsOf, marksOf } from './supportMarks';

export const supportClassEnum = builder.enumType('SupportClass', {
  description: 'What one browser can do with a feature or a key.',
  values: {
    YES: { description: 'Has it.' },
    PARTIAL: { description: 'Has part of it.' },
    PREVIEW: { description: 'Has it in a release that is not out yet.' },
    NO: { description: 'Does not have it, no longer has it, or only behind a flag.' },
    REMOVED_PARTIAL: { description: 'Had part of it.' },
    UNKNOWN: { description: 'The data is silent.' },
  } as const,
});

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

supportCellRef.implement({
  description:
    'What one table cell says. The statement that stands for the browser is the first, in array order, of the best of these classes: ' +
    'nothing but a version · the same with notes · not removed, with prefix or alternative name · not removed, partial · not removed, ' +
    'behind flags · removed · the first of all. (A user who opens the cell sees every statement.)',
  fields: (t) => ({
    browser: t.field({
      type: browserRef,
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
      type: [supportStatementRef],
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
      type: [supportStatementRef],
      description:
        'Every statement where there is more to tell than class and label; empty where those say all, as most do.',
      extensions: { size: 0.5 },
      resolve: (cell: SupportCell) => detailsOf(cell),
    }),
  }),
});

supportStatementRef.implement({
  description: 'One statement of the compatibility data about one browser.',
  fields: (t) => ({
    versionAdded: t.string({
      nullable: true,
      description:
        'The version that first had it, as the data writes it: `18`, `≤18`, `preview`; null where it was never added.',
      resolve: ({ versionAdded }) => versionAdded || null,
    }),
    versionRemoved: t.exposeString('versionRemoved', {
      nullable: true,
      description: 'The version that no longer has it; null where none.',
    }),
    isPartial: t.exposeBoolean('isPartial', { description: 'Whether it is only partly there.' }),
    prefix: t.exposeString('prefix', {
      nullable: true,
      description: 'The vendor prefix it needs, `-webkit-`; null where none.',
    }),
    alternativeName: t.exposeString('alternativeName', {
      nullable: true,
      description: 'The other name it has; null where none.',
    }),
    flags: t.field({
      type: [flagRef],
      description: 'What the user must switch on; empty where nothing.',
      extensions: { size: 1 },
      resolve: ({ flags }) => flags,
    }),
    notesHtml: t.stringList({
      description: 'Notes, as sanitised HTML.',
      extensions: { size: 1 },
      resolve: ({ notesHtml }) => notesHtml,
    }),
    implementationUrls: t.stringList({
      description: "Addresses of the browser's work on it: bugs and commits.",
      extensions: { size: 1 },
      resolve: ({ implementationUrls }) => implementationUrls,
    }),
  }),
});

flagRef.implement({
  description: 'What a user must switch on.',
  fields: (t) => ({
    type: t.exposeString('type', {
      description: '`preference` (a setting) or `runtime_flag` (an option at start).',
    }),
    name: t.exposeString('name', { description: "The flag's name." }),
    valueToSet: t.exposeString('valueToSet', {
      nullable: true,
      description: 'The value to set; null where switching it on is enough.',
    }),
  }),
});
