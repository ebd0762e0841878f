import { checkedFirst } from '@/server/features/connection';
import {
  type LineCrossing,
  lineCrossings,
  type LineCrossings,
} from '@/server/forecast/lineCrossings';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { checkedLine, linePercentArg } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    LineCrossings: LineCrossings;
    LineCrossing: LineCrossing;
  }
}

const CROSSINGS = { byDefault: 6, max: 50 };

builder.objectType('LineCrossings', {
  description:
    'Features that cross a line around today, by the forecast: also what is past is an estimate.',
  fields: (t) => ({
    lately: t.field({
      type: ['LineCrossing'],
      description: 'Within the last half year, the last first.',
      args: {
        first: t.arg.int({
          description: `How many at most, 1 to ${CROSSINGS.max}; ${CROSSINGS.byDefault} when left out.`,
        }),
      },
      resolve: ({ lately }, { first }) => lately.slice(0, checkedFirst(first, CROSSINGS)),
    }),
    soon: t.field({
      type: ['LineCrossing'],
      description: 'Within the next half year, the next first.',
      args: {
        first: t.arg.int({
          description: `How many at most, 1 to ${CROSSINGS.max}; ${CROSSINGS.byDefault} when left out.`,
        }),
      },
      resolve: ({ soon }, { first }) => soon.slice(0, checkedFirst(first, CROSSINGS)),
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
    on: t.expose('on', { type: 'Date', description: 'The likely day.' }),
  }),
});

builder.queryField('lineCrossings', (t) =>
  t.field({
    type: 'LineCrossings',
    description:
      'Which features crossed a line of coverage lately, and which will soon; discouraged ones are left out.',
    args: { audience: audienceArg(t.arg), linePercent: linePercentArg(t.arg) },
    ...computed(),
    resolve: (_, args, context) =>
      lineCrossings(
        context.catalogue,
        context.audience(args.audience),
        checkedLine(args.linePercent),
        context.today,
      ),
  }),
);
