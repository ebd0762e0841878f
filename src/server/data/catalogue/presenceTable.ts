// .plimsoll/presence.json → the tests that tell a visitor's browser; .plimsoll/beacon.js → the
// script that runs them. Both are compiled with the catalogue.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A test that every browser answers: does this exist? */
export interface PresenceTest {
  /** Of the compat data. */
  readonly key: string;
  /** As in the script: `Interface`, `Interface.member` or `css-property`. */
  readonly text: string;
}

/** Releases that no test tells apart: the first added something, the others nothing. */
export interface ReleaseClass {
  /** Of its first release, which is also its name. */
  readonly version: string;
  /** In the order of the compat data. */
  readonly releases: readonly string[];
  /** At most six: the best first. */
  readonly tests: readonly PresenceTest[];
}

/** Each stands for its engine: Chrome, Firefox or Safari. */
export type EngineLetter = 'c' | 'g' | 'w';

export interface PresenceEngine {
  /** On desktops and on phones; both number their releases alike. */
  readonly browsers: { readonly d: string; readonly m: string };
  /** Oldest first. */
  readonly classes: readonly ReleaseClass[];
}

export interface PresenceTable {
  /** Changes with the tests. */
  readonly version: string;
  /** ISO day of the compat data. */
  readonly asOf: string;
  readonly engines: Readonly<Record<EngineLetter, PresenceEngine>>;
  /** The part of the tests that the script carries, as it reads them. */
  readonly share: string;
  /** The names of the classes in it, which are all that it can tell apart. Oldest first. */
  readonly asked: Readonly<Record<EngineLetter, readonly string[]>>;
}

/** Where the script's text has the address that its beacons go to. */
export const BEACON_ADDRESS = 'https://beacon.invalid/m/site';

/** The script of one site. */
export const writeBeaconScript = (script: string, address: string): string =>
  script.replace(BEACON_ADDRESS, () => address);

const loaded: { table?: PresenceTable; script?: string } = {};

/** In the directory the program was started in. */
export const presenceTablePath = (): string => resolve('.plimsoll', 'presence.json');
export const beaconScriptPath = (): string => resolve('.plimsoll', 'beacon.js');

/** Throws a plain sentence when the file is missing. */
export function loadPresenceTable(): PresenceTable {
  return (loaded.table ??= JSON.parse(read(presenceTablePath())) as PresenceTable);
}

/** The script of any site, with `BEACON_ADDRESS`. Throws a plain sentence when it is missing. */
export function loadBeaconScript(): string {
  return (loaded.script ??= read(beaconScriptPath()));
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`${path} cannot be read. Build it with \`npm run catalogue\`.`, { cause });
  }
}
