import type { SupportStatement } from '@/server/data/catalogue/Catalogue';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    SupportStatement: SupportStatement;
    Flag: SupportStatement['flags'][number];
  }
}

builder.objectType('SupportStatement', {
  description: 'A statement of the compat data about one browser.',
  fields: (t) => ({
    versionAdded: t.string({
      nullable: true,
      description:
        'The first version with support, as the data spells it: `18`, `≤18` or `preview`. Null if it was never supported.',
      resolve: ({ versionAdded }) => versionAdded || null,
    }),
    versionRemoved: t.exposeString('versionRemoved', {
      nullable: true,
      description: 'The version that removed support. Null if it was not removed.',
    }),
    isPartial: t.exposeBoolean('isPartial', {
      description: 'Whether the implementation is only partial.',
    }),
    prefix: t.exposeString('prefix', {
      nullable: true,
      description: 'The vendor prefix it requires, such as `-webkit-`. Null if none.',
    }),
    alternativeName: t.exposeString('alternativeName', {
      nullable: true,
      description: 'The other name it uses. Null if none.',
    }),
    flags: t.field({
      type: ['Flag'],
      description: 'The flags the user must turn on. Empty if none.',
      extensions: { size: 1 },
      resolve: ({ flags }) => flags,
    }),
    notesHtml: t.stringList({
      description: 'Notes as sanitized HTML.',
      extensions: { size: 1 },
      resolve: ({ notesHtml }) => notesHtml,
    }),
    implementationUrls: t.stringList({
      description: "URLs of the browser's bugs and commits for it.",
      extensions: { size: 1 },
      resolve: ({ implementationUrls }) => implementationUrls,
    }),
  }),
});

builder.objectType('Flag', {
  description: 'A flag that the user must turn on.',
  fields: (t) => ({
    type: t.exposeString('type', {
      description: '`preference` for a setting, or `runtime_flag` for a startup option.',
    }),
    name: t.exposeString('name', { description: "The flag's name." }),
    valueToSet: t.exposeString('valueToSet', {
      nullable: true,
      description: 'The value to set. Null if turning it on is enough.',
    }),
  }),
});
