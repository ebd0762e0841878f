import { ENGLISH } from '@/domain/messages/english';
import type { PartialPlace } from '@/domain/PartialFacts';
import { placeWords } from '@/domain/partialWords';
import type { PartialReason } from '@/server/model/coverage/partialReason';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    PartialReason: PartialReason;
    PartialPlace: PartialPlace;
  }
}

const kindEnum = builder.enumType('PartialReasonKind', {
  description: 'Why something is supported only in part.',
  values: {
    NOTE: { description: 'The compat data has a note.' },
    PREFIX: { description: 'It needs a prefix.' },
    OTHER_NAME: { description: 'It has another name.' },
    PARTS: { description: 'Some of its parts are missing.' },
    WHOLE: { description: 'It is missing in some of the releases, as a whole.' },
  } as const,
});

builder.objectType('PartialReason', {
  description: 'Something that those lack who have a feature, a key or a set only in part.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description:
        'A note of the compat data in quotation marks, a prefix, another name, or the missing parts.',
    }),
    places: t.string({
      description: 'The browsers and versions, such as `Safari on iOS 17–18.2`.',
      resolve: ({ facts }) => placeWords(facts, ENGLISH),
    }),
    share: t.exposeFloat('share', { description: 'Their share of the whole audience, 0–1.' }),
  }),
});

builder.objectFields('PartialReason', (t) => ({
  kind: t.field({
    type: kindEnum,
    description: 'For sentences of your own, in any language, together with the next five fields.',
    resolve: ({ facts }) => facts.kind,
  }),
  quote: t.string({
    nullable: true,
    description:
      'The note in English, the prefix, the other name, or the one part that is missing. Null for several parts.',
    resolve: ({ facts }) => facts.quote ?? null,
  }),
  missingCount: t.int({
    nullable: true,
    description: 'How many parts are missing. Null unless it is about parts.',
    resolve: ({ facts }) => facts.missingCount ?? null,
  }),
  partCount: t.int({
    nullable: true,
    description: 'How many parts it has. Null unless it is about parts.',
    resolve: ({ facts }) => facts.partCount ?? null,
  }),
  where: t.field({
    type: ['PartialPlace'],
    description: 'The browsers and versions of `places`, most people first.',
    extensions: { size: 3 },
    resolve: ({ facts }) => facts.places,
  }),
  morePlaces: t.int({
    description: 'How many further browsers there are.',
    resolve: ({ facts }) => facts.morePlaces,
  }),
}));

builder.objectType('PartialPlace', {
  description: 'Versions of a browser for which a reason holds.',
  fields: (t) => ({
    browser: t.exposeString('browser', { description: 'Its name in English.' }),
    from: t.string({
      nullable: true,
      description: 'The oldest version. Null for all versions.',
      resolve: ({ from }) => from ?? null,
    }),
    to: t.string({
      nullable: true,
      description: 'The newest version. Null where it holds for all newer ones.',
      resolve: ({ to }) => to ?? null,
    }),
  }),
});
