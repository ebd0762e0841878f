import { type FeatureParts, getFeatureParts } from '@/server/model/coverage/featureParts';
import { checkFirst } from '@/server/model/features/connection';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    FeatureParts: FeatureParts;
  }
}

const LACKING = { byDefault: 10, max: 100 };

builder.objectFields('Feature', (t) => ({
  parts: t.field({
    type: 'FeatureParts',
    nullable: true,
    description:
      'Which of its parts hold it back. Null unless the current release of a core browser supports it in part.',
    args: { audience: audienceArg(t.arg) },
    resolve: (feature, { audience }, context) =>
      getFeatureParts(context.catalogue, feature, context.audience(audience)),
  }),
}));

builder.objectType('FeatureParts', {
  description:
    'The parts of a feature, which are its compat keys, and those missing in core browsers that support the rest. Shares are of the whole audience, 0–1.',
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount', { description: 'How many parts it has.' }),
    mostShare: t.exposeFloat('mostShare', {
      description: 'Who can use more than half of the parts.',
    }),
    lackingCount: t.int({
      description:
        'How many parts the browsers in `lackingIn` do not fully support. If 0, all parts work there, but web-features does not count the feature as supported.',
      resolve: ({ lacking }) => lacking.length,
    }),
    lacking: t.field({
      type: ['CompatKey'],
      description: 'Those parts, lowest coverage first.',
      args: {
        first: t.arg.int({
          description: `How many at most, 1 to ${LACKING.max}. Default: ${LACKING.byDefault}.`,
        }),
      },
      ...computed({ size: 3 }),
      resolve: ({ lacking }, { first }) => lacking.slice(0, checkFirst(first, LACKING)),
    }),
    lackingIn: t.field({
      type: ['Browser'],
      description: 'Core browsers whose current release supports the feature only in part.',
      extensions: { size: 3 },
      resolve: ({ lackingIn }) => lackingIn,
    }),
    withoutLackingShare: t.exposeFloat('withoutLackingShare', {
      nullable: true,
      description:
        'Who can use the feature without the parts in `lacking`. Null if these are most of its parts.',
    }),
  }),
});
