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

const timingEnum = builder.enumType('CalendarTiming', {
  description: 'How certain the date of an upcoming release is.',
  values: {
    PLANNED: { description: 'Its planned date is in the future.' },
    UNCONFIRMED: {
      description: 'Its planned date is after the day the data was made, so it may be out by now.',
    },
    SLIPPED: {
      description: 'Its planned date has passed, but the data still lists it as unreleased.',
    },
    UNDATED: { description: 'It has no planned date.' },
  } as const,
});

builder.objectType('CalendarEntry', {
  description: 'An upcoming browser release, and what it brings an audience.',
  fields: (t) => ({
    release: t.field({
      type: 'Release',
      description: 'The release. `releasedOn` is its planned date.',
      resolve: ({ release }) => release,
    }),
    timing: t.expose('timing', { type: timingEnum, description: 'How certain its date is.' }),
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
    description:
      'Browser releases that the data lists as unreleased, by planned date; undated ones last.',
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
