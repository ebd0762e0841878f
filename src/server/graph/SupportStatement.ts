import type { SupportStatement } from '@/server/catalogue/Catalogue';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    SupportStatement: SupportStatement;
    Flag: SupportStatement['flags'][number];
  }
}

builder.objectType('SupportStatement', {
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
      type: ['Flag'],
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

builder.objectType('Flag', {
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
