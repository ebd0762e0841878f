import { checkFirst } from '@/server/model/features/connection';
import { findNearLine, type NearLine } from '@/server/model/features/nearLine';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { checkLinePercent, linePercentArg } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    NearLine: NearLine;
  }
}

const NEAR_LINE = { byDefault: 6, max: 20 };

builder.objectType('NearLine', {
  description: 'The features closest to a line of coverage.',
  fields: (t) => ({
    above: t.field({
      type: ['Feature'],
      description: 'Features at or above the line, lowest first.',
      resolve: ({ above }) => above,
    }),
    below: t.field({
      type: ['Feature'],
      description: 'Features below the line, highest first.',
      resolve: ({ below }) => below,
    }),
  }),
});

builder.queryFields((t) => ({
  featuresNearLine: t.field({
    type: 'NearLine',
    description:
      'The features whose coverage, the share that `Verdict` gives, is closest to a line, on either side.',
    args: {
      audience: audienceArg(t.arg),
      linePercent: linePercentArg(t.arg),
      first: t.arg.int({
        description: `How many on each side, 1 to ${NEAR_LINE.max}. Default: ${NEAR_LINE.byDefault}.`,
      }),
    },
    ...computed(),
    resolve: (_, { audience, linePercent, first }, context) => {
      return findNearLine(
        context.catalogue,
        context.audience(audience),
        checkLinePercent(linePercent),
        checkFirst(first, NEAR_LINE),
      );
    },
  }),
}));
