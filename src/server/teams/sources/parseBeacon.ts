import { compareVersions } from '@/domain/compareVersions';
import {
  type EngineLetter,
  loadPresenceTable,
  type PresenceTable,
} from '@/server/data/catalogue/presenceTable';

/** Stands for an engine where a user-agent string names no release. */
export const UNREAD = 'u';

/** All that is counted of a visitor. */
export interface Visit {
  readonly engine: EngineLetter | typeof UNREAD;
  /** The name of a class; `0` for what is older than all classes. */
  readonly version: string;
  readonly device: 'd' | 'm';
}

/** The most bytes that a beacon has. */
export const BEACON_BYTES = 64;

const FORM = /^1([cgw])(\d{1,3}(?:\.\d{1,2})?)([dm])$/;

/**
 * Reads what the script sends (src/browser/beacon/visit.ts). A class of newer or older tests than
 * ours becomes the nearest one below, so no sender can invent classes.
 * @returns undefined for anything else
 */
export function parseBeacon(
  body: string,
  { asked }: Pick<PresenceTable, 'asked'> = loadPresenceTable(),
): Visit | undefined {
  const [, letter, sent, device] = FORM.exec(body) ?? [];
  if (letter === undefined || sent === undefined) return undefined;
  return toClass(letter as EngineLetter, sent, device as Visit['device'], asked);
}

/** A visit with a release, which belongs to the nearest class that is not newer. */
export function toClass(
  engine: EngineLetter,
  release: string,
  device: Visit['device'],
  asked = loadPresenceTable().asked,
): Visit {
  const version = asked[engine].findLast((one) => compareVersions(one, release) <= 0) ?? '0';
  return { engine, version, device };
}
