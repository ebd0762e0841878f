// GET /features/popover/line.ics: the day on which a feature will probably reach a line, as a calendar
// entry. Its id stays the same, so that who subscribes sees the entry move with the forecast; without
// a date the calendar is empty.
import ICAL from 'ical.js';
import { forecastSentence } from '@/domain/forecastSentence';
import { formatLine } from '@/domain/format';
import { withPreferences } from '@/domain/routes/answers';
import { href } from '@/domain/routes/href';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { getForecast } from '@/server/model/forecast/forecast';
import type { AnswerKind } from './Answer';
import { findFeature } from './findAnswerSubject';
import { newCalendar, printCalendar } from './newCalendar';
import { parseAudience, parseLine } from './parseOptions';

export const lineCalendar: AnswerKind = {
  pattern: /^\/features\/([^/,]+)\/line\.ics$/,
  parameters: ['audience', 'line'],
  type: 'text/calendar; charset=utf-8',
  write: (asked) => {
    const { catalogue, today, origin } = asked;
    const audience = parseAudience(asked);
    const linePercent = parseLine(asked.search);
    const feature = findFeature(catalogue, asked.parts[0]!);
    const forecast = getForecast(catalogue, feature, audience, linePercent, today);
    const calendar = newCalendar(`${feature.name}: ${formatLine(linePercent)} of ${audience.name}`);
    if (forecast.state !== 'EXPECTED' || forecast.likelyOn === undefined)
      return printCalendar(calendar);
    const event = new ICAL.Component('vevent');
    const add = (name: string, value: string | ICAL.Time) =>
      event.addPropertyWithValue(name, value);
    const { partialShare } = getFeatureCoverage(catalogue, feature, audience);
    const { trackedShare } = audience;
    const sentence = forecastSentence({ ...forecast, partialShare, trackedShare }, linePercent);
    const page = withPreferences(href.feature(feature.slug), {
      audience: audience.key,
      linePercent,
    });
    add('uid', `${feature.slug}-${audience.key}-${linePercent}@${new URL(origin).host}`);
    add('dtstamp', ICAL.Time.fromDateTimeString(`${catalogue.asOf}T00:00:00Z`));
    add('dtstart', ICAL.Time.fromDateString(forecast.likelyOn));
    add('summary', `${feature.name}: ${formatLine(linePercent)} of ${audience.name} (forecast)`);
    add('description', `${sentence ?? ''} Look again: ${origin}${page}`);
    add('url', `${origin}${page}`);
    add('status', 'TENTATIVE');
    add('transp', 'TRANSPARENT');
    calendar.addSubcomponent(event);
    return printCalendar(calendar);
  },
  refuse: ({ message }) => printCalendar(newCalendar(message)),
};
