import type { Audience } from '@/domain/Audience';
import type { SetGap } from '@/server/model/coverage/setCoverage';
import { builder } from './builder';
import { releaseRangeFields } from './releaseRangeFields';

declare module './builder' {
  interface GraphObjects {
    SetGap: SetGap & { readonly audience: Audience };
  }
}

builder.objectType('SetGap', {
  description: 'Consecutive releases of one browser that lack the same features of a set.',
  fields: (t) => ({
    ...releaseRangeFields(t),
    features: t.field({
      type: ['Feature'],
      description: 'The features that these releases support partly or not at all.',
      extensions: { size: 5 },
      resolve: ({ features }) => features,
    }),
  }),
});
