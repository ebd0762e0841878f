import type { Preferences } from '@/domain/preferences';
import { withPreferences } from './answerHref';

// Not in `href`, which every page loads.

/** Coming releases. */
export const calendarHref = (): string => '/browsers/calendar';

/** The same for calendar programs, which have no cookies. */
export const calendarFileHref = (preferences?: Preferences): string =>
  withPreferences('/browsers/calendar.ics', preferences);
