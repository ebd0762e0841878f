import {
  browserRef,
  discouragedRef,
  featureRef,
  featureSupportRef,
  firstSupportRef,
  releaseRef,
} from './refs';
import { supportClassEnum } from './SupportCell';

firstSupportRef.implement({
  description: 'The first version of a core browser that supports a feature.',
  fields: (t) => ({
    browser: t.field({
      type: browserRef,
      description: 'The browser.',
      resolve: ({ browser }) => browser,
    }),
    version: t.exposeString('version', { description: 'The version, `15.4`.' }),
    release: t.field({
      type: releaseRef,
      nullable: true,
      description: 'The release of that version; null where the data has none.',
      resolve: ({ release }) => release,
    }),
    isUpperBound: t.exposeBoolean('isUpperBound', {
      description: "True where the data says 'at or before this version'.",
    }),
  }),
});

featureSupportRef.implement({
  description: 'What one browser can do with a feature now.',
  fields: (t) => ({
    browser: t.field({
      type: browserRef,
      description: 'The browser.',
      resolve: ({ browser }) => browser,
    }),
    class: t.expose('class', {
      type: supportClassEnum,
      description: 'What its current release can do; PREVIEW where only a coming one can.',
    }),
    version: t.exposeString('version', {
      nullable: true,
      description: 'The version since which that is so; null for NO and UNKNOWN.',
    }),
    release: t.field({
      type: releaseRef,
      nullable: true,
      description: 'The release of that version; null where the data has none.',
      resolve: ({ release }) => release,
    }),
    isUpperBound: t.exposeBoolean('isUpperBound', {
      description: "True where the data says 'at or before this version'.",
    }),
    isDerived: t.exposeBoolean('isDerived', {
      description:
        'True for browsers web-features does not speak of: the answer follows from the compat keys or from the engine.',
    }),
  }),
});

discouragedRef.implement({
  description: 'Why the use of a feature is advised against.',
  fields: (t) => ({
    reasonHtml: t.exposeString('reasonHtml', {
      nullable: true,
      description: 'The reason, as sanitised HTML; null where the data gives none.',
    }),
    sourceUrls: t.stringList({
      description: 'Who says so: addresses.',
      extensions: { size: 2 },
      resolve: ({ sourceUrls }) => sourceUrls,
    }),
    removalOn: t.expose('removalOn', {
      type: 'Date',
      nullable: true,
      description: 'The day browsers removed or will remove it; null where none is known.',
    }),
    alternatives: t.field({
      type: [featureRef],
      description: 'What to use instead.',
      extensions: { size: 2 },
      resolve: ({ alternatives }) => alternatives,
    }),
  }),
});
