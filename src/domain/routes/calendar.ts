import type { Preferences } from '@/domain/preferences';
import { withPreferences } from './answers';

/** Coming releases. */
export const calendarHref = (): string => '/browsers/calendar';

/** The same for calendar programs, which have no cookies. */
export const calendarFileHref = (preferences?: Preferences): string =>
  withPreferences('/browsers/calendar.ics', preferences);

/** The day a feature will probably reach the line, as a calendar entry. */
export const lineCalendarHref = (slug: string, preferences: Preferences): string =>
  withPreferences(`/features/${slug}/line.ics`, preferences);
