import ICAL from 'ical.js';

/** RFC 5545 allows 75 octets a line; the library does not count the space a folded one begins with. */
ICAL.foldLength = 74;

/** An iCalendar object without events. */
export function newCalendar(name: string): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Plimsoll//Browser releases//EN');
  calendar.addPropertyWithValue('x-wr-calname', name);
  return calendar;
}

export const printCalendar = (calendar: ICAL.Component): string => `${calendar.toString()}\r\n`;
