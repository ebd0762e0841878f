import { compareVersions } from '@/domain/compareVersions';
import {
  type EngineLetter,
  loadPresenceTable,
  type PresenceTable,
} from '@/server/data/catalogue/presenceTable';

/** All that is known of a visitor. */
export interface Visit {
  readonly engine: EngineLetter;
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
  const engine = letter as EngineLetter;
  const version = asked[engine].findLast((one) => compareVersions(one, sent) <= 0) ?? '0';
  return { engine, version, device: device as Visit['device'] };
}
