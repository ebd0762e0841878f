import type { PartialReason } from '@/server/model/coverage/partialReason';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    PartialReason: PartialReason;
  }
}

builder.objectType('PartialReason', {
  description: 'Something that those lack who have a feature, a key or a set only in part.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description:
        'A note of the compat data in quotation marks, a prefix, another name, or the missing parts.',
    }),
    places: t.exposeString('places', {
      description: 'The browsers and versions, such as `Safari on iOS 17–18.2`.',
    }),
    share: t.exposeFloat('share', { description: 'Their share of the whole audience, 0–1.' }),
  }),
});
