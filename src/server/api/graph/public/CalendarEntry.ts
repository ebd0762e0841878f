import { type CalendarEntry, releaseCalendar } from '@/server/model/forecast/releaseCalendar';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { checkLinePercent, linePercentArg } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    CalendarEntry: CalendarEntry;
  }
}

builder.objectType('CalendarEntry', {
  description: 'An upcoming browser release, and what it brings an audience.',
  fields: (t) => ({
    release: t.field({
      type: 'Release',
      description: 'The release. Its `releasedOn` is a plan.',
      resolve: ({ release }) => release,
    }),
    browserShare: t.exposeFloat('browserShare', {
      description: 'The share of the audience that uses the browser, in any release.',
    }),
    crossing: t.field({
      type: ['Feature'],
      description:
        'Features below the line that reach it once the browser’s users have this release, and would not otherwise.',
      resolve: ({ crossing }) => crossing,
    }),
  }),
});

builder.queryField('releaseCalendar', (t) =>
  t.field({
    type: ['CalendarEntry'],
    description: 'Browser releases that nothing says are out, by planned date; undated ones last.',
    args: { audience: audienceArg(t.arg), linePercent: linePercentArg(t.arg) },
    ...computed({ size: 30 }),
    resolve: (_, { audience, linePercent }, context) =>
      releaseCalendar(
        context.catalogue,
        context.audience(audience),
        checkLinePercent(linePercent),
        context.today,
      ),
  }),
);
