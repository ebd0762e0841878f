import type { AudiencePayload } from './AudiencePayload';
import { builder } from './builder';
import { computed } from './computed';
import { toProblems } from './Problem';

builder.queryFields((t) => ({
  audienceLookup: t.field({
    type: 'AudienceLookup',
    description:
      'The same as `audience`, for whoever has to go on where there is none: an invalid key is a problem here and no error.',
    args: { key: t.arg.string({ required: true, description: 'An audience key.' }) },
    ...computed(),
    resolve: (_, { key }, context): AudiencePayload => {
      try {
        return { audience: context.audience(key), problems: [] };
      } catch (cause) {
        return { problems: toProblems(cause) };
      }
    },
  }),
}));
