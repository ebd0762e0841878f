import { checkFirst } from '@/server/model/features/connection';
import {
  type LineCrossing,
  lineCrossings,
  type LineCrossings,
} from '@/server/model/forecast/lineCrossings';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { checkLinePercent, linePercentArg } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    LineCrossings: LineCrossings;
    LineCrossing: LineCrossing;
  }
}

const CROSSINGS = { byDefault: 6, max: 50 };

builder.objectType('LineCrossings', {
  description: 'Features that cross a line around today, by the share that `Verdict` gives.',
  fields: (t) => ({
    lately: t.field({
      type: ['LineCrossing'],
      description:
        'First reached the line within the last six months, latest first: measured where we have earlier usage data of the audience, else estimated.',
      args: {
        first: t.arg.int({
          description: `How many at most, 1 to ${CROSSINGS.max}. Default: ${CROSSINGS.byDefault}.`,
        }),
      },
      resolve: ({ lately }, { first }) => lately.slice(0, checkFirst(first, CROSSINGS)),
    }),
    soon: t.field({
      type: ['LineCrossing'],
      description: 'Will cross within the next six months, soonest first.',
      args: {
        first: t.arg.int({
          description: `How many at most, 1 to ${CROSSINGS.max}. Default: ${CROSSINGS.byDefault}.`,
        }),
      },
      resolve: ({ soon }, { first }) => soon.slice(0, checkFirst(first, CROSSINGS)),
    }),
  }),
});

builder.objectType('LineCrossing', {
  description: 'A feature that crosses a line.',
  fields: (t) => ({
    feature: t.field({
      type: 'Feature',
      description: 'The feature.',
      resolve: ({ feature }) => feature,
    }),
    on: t.expose('on', {
      type: 'Date',
      description: 'The likely date; if measured, the first measured date at the line.',
    }),
    after: t.expose('after', {
      type: 'Date',
      nullable: true,
      description:
        'If measured, the last measured date below the line: it passed between the two. Null for an estimate.',
    }),
  }),
});

builder.queryField('lineCrossings', (t) =>
  t.field({
    type: 'LineCrossings',
    description:
      'Features that recently crossed a line of coverage, and those about to. Discouraged features are left out.',
    args: { audience: audienceArg(t.arg), linePercent: linePercentArg(t.arg) },
    ...computed(),
    resolve: (_, args, context) =>
      lineCrossings(
        context.catalogue,
        context.audience(args.audience),
        checkLinePercent(args.linePercent),
        context.today,
      ),
  }),
);
