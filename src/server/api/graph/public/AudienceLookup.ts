import type { AudiencePayload } from './AudiencePayload';
import { builder } from './builder';
import { computed } from './computed';
import { toProblems } from './Problem';

builder.queryFields((t) => ({
  audienceLookup: t.field({
    type: 'AudienceLookup',
    description:
      'Like `audience`, but reports a key that names no audience as a problem instead of an error.',
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
