// GET /browsers/calendar.ics: coming releases with a known day as an iCalendar file (RFC 5545), one
// all-day event each. Days are plans, so every event is tentative.
import ICAL from 'ical.js';
import { formatCountWithNoun, formatLine, formatList, formatPercent } from '@/domain/format';
import { calendarHref } from '@/domain/routes/calendar';
import { href } from '@/domain/routes/href';
import { releaseTimingOn } from '@/server/data/catalogue/releaseStatus';
import { type CalendarEntry, releaseCalendar } from '@/server/model/forecast/releaseCalendar';
import type { AnswerKind, AnswerRequest } from './Answer';
import { newCalendar, printCalendar } from './newCalendar';
import { buildAddress, parseAudience, parseLine } from './parseOptions';

const MAX_NAMES = 10;

export const calendarFile: AnswerKind = {
  pattern: /^\/browsers\/calendar\.ics$/,
  parameters: ['audience', 'line'],
  type: 'text/calendar; charset=utf-8',
  write: (asked) => {
    const audience = parseAudience(asked);
    const linePercent = parseLine(asked.search);
    const { catalogue, today } = asked;
    const calendar = newCalendar(`Browser releases for ${audience.name}`);
    for (const entry of releaseCalendar(catalogue, audience, linePercent, today))
      if (entry.release.releasedOn !== undefined)
        calendar.addSubcomponent(toEvent(asked, entry, linePercent));
    return printCalendar(calendar);
  },
  refuse: ({ message }) => printCalendar(newCalendar(message)),
};

function toEvent(asked: AnswerRequest, entry: CalendarEntry, linePercent: number): ICAL.Component {
  const { catalogue, origin } = asked;
  const { browser, version, releasedOn } = entry.release;
  const isUnconfirmed = releaseTimingOn(entry.release, asked.today) === 'UNCONFIRMED';
  const event = new ICAL.Component('vevent');
  const add = (name: string, value: string | ICAL.Time) => event.addPropertyWithValue(name, value);
  // The same release keeps its id, so that a day that moves moves its event.
  add('uid', `${browser.slug}-${version}@${new URL(origin).host}`);
  add('dtstamp', ICAL.Time.fromDateTimeString(`${catalogue.asOf}T00:00:00Z`));
  add('dtstart', ICAL.Time.fromDateString(releasedOn!));
  add(
    'summary',
    `${browser.name} ${version}${isUnconfirmed ? ' (planned; not confirmed yet)' : ''}`,
  );
  add('description', describe(asked, entry, linePercent));
  add('url', buildAddress(asked, href.release(browser.slug, version)));
  add('status', 'TENTATIVE');
  add('transp', 'TRANSPARENT');
  return event;
}

function describe(asked: AnswerRequest, entry: CalendarEntry, linePercent: number): string {
  const { release, browserShare, crossing } = entry;
  const { catalogue } = asked;
  const added = catalogue.featuresNewIn(release);
  const names = (features: typeof added) =>
    formatList(features.slice(0, MAX_NAMES).map(({ name }) => name));
  return [
    `${formatPercent(browserShare)} of the audience uses ${release.browser.name}.`,
    `${formatCountWithNoun(added.length, 'new feature')}${added.length > 0 ? `: ${names(added)}` : ''}, ${formatCountWithNoun(catalogue.keysNewIn(release).length, 'new compat key')}.`,
    ...(crossing.length > 0
      ? [`With it these can reach the line of ${formatLine(linePercent)}: ${names(crossing)}.`]
      : []),
    `Data from ${catalogue.asOf}. ${buildAddress(asked, calendarHref())}`,
  ].join('\n');
}
