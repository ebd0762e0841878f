import { type CalendarEntry, releaseCalendar } from '@/server/forecast/releaseCalendar';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { checkLine, linePercentArg } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    CalendarEntry: CalendarEntry;
  }
}

const timingEnum = builder.enumType('CalendarTiming', {
  description: 'What is known of the day of a coming release.',
  values: {
    PLANNED: { description: 'Its planned day is to come.' },
    UNCONFIRMED: { description: 'Its planned day came after the data ends: it may be out.' },
    SLIPPED: { description: 'Its planned day passed, and the data still has it as not out.' },
    UNDATED: { description: 'No day is known.' },
  } as const,
});

builder.objectType('CalendarEntry', {
  description: 'A coming browser release, and what it brings an audience.',
  fields: (t) => ({
    release: t.field({
      type: 'Release',
      description: 'The release. `releasedOn` is its planned day.',
      resolve: ({ release }) => release,
    }),
    timing: t.expose('timing', { type: timingEnum, description: 'What is known of its day.' }),
    browserShare: t.exposeFloat('browserShare', {
      description: 'The share of the audience that uses the browser, in any release.',
    }),
    crossing: t.field({
      type: ['Feature'],
      description:
        'Features below the line that reach it once the browser’s users have this release, and would not without.',
      resolve: ({ crossing }) => crossing,
    }),
  }),
});

builder.queryField('releaseCalendar', (t) =>
  t.field({
    type: ['CalendarEntry'],
    description:
      'Browser releases that the data has as not out, by planned day; undated ones last.',
    args: { audience: audienceArg(t.arg), linePercent: linePercentArg(t.arg) },
    ...computed({ size: 30 }),
    resolve: (_, { audience, linePercent }, context) =>
      releaseCalendar(
        context.catalogue,
        context.audience(audience),
        checkLine(linePercent),
        context.today,
      ),
  }),
);
