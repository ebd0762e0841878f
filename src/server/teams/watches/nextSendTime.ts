// When a channel may say something next. Quiet by default: Monday morning where its readers are, and
// never in the hours and on the days that they want none.
import type { WatchRow } from '@/server/platform/database/WatchTables';
import { isQuiet, type QuietTime } from './quietTimes';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STEP_MS = HOUR_MS / 4;
const MORNING = 9;
const MONDAY = 1;

/** A Monday comes within it, whatever the clock of a zone does. */
const MOST_WAIT_MS = 8 * DAY_MS;

interface SendTime {
  readonly cadence: WatchRow['cadence'];
  /** IANA name. */
  readonly zone: string;
  readonly now: number;
  /** When the channel last said something, or will. */
  readonly last?: number | undefined;
  readonly quiet?: readonly QuietTime[];
}

/** Milliseconds since 1970. Two messages of a channel are at least a day apart. */
export function nextSendTime({ cadence, zone, now, last, quiet = [] }: SendTime): number {
  const earliest = last === undefined ? now : Math.max(now, last + DAY_MS);
  const clock = clockIn(zone);
  let at = earliest;
  const latest = earliest + MOST_WAIT_MS;
  // Most zones differ from UTC by whole quarters of an hour; the others also get one step a day.
  const isMorning = (): boolean => {
    const { hour, minute, day } = clock(at);
    return hour === MORNING && minute < 15 && (cadence === 'DAILY' || day === MONDAY);
  };
  if (cadence !== 'IMMEDIATE') {
    at = Math.ceil(earliest / STEP_MS) * STEP_MS;
    while (!isMorning() && at < latest) at += STEP_MS;
  }
  const until = at + MOST_QUIET_MS;
  while (at < until && quiet.some((time) => isQuiet(time, clock(at))))
    at = Math.floor(at / STEP_MS) * STEP_MS + STEP_MS;
  return at;
}

/** Two people's days and hours together may leave none; a message is late then, and not lost. */
const MOST_QUIET_MS = 8 * DAY_MS;

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function clockIn(zone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (at: number) => {
    const parts = format.formatToParts(at);
    const get = (type: Intl.DateTimeFormatPartTypes) =>
      parts.find((part) => part.type === type)?.value ?? '';
    return {
      hour: Number(get('hour')),
      minute: Number(get('minute')),
      day: DAYS.indexOf(get('weekday')) + 1,
    };
  };
}

/** Accepts only names: an offset has no daylight saving time, and may have odd minutes. */
export function isZone(zone: string): boolean {
  if (/^[+-]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
