// The packing since caniuse-lite 1.0.30001827: strings in which each character is a token, where what
// there is to say differs little from version to version; tables where it does not fit in.
import {
  type CaniusePacking,
  type Letters,
  mapEntries,
  type PackedAgent,
  readSupportTable,
  readUsageTable,
  toDays,
  type UsageByVersion,
} from './CaniusePacking';
import type { PackageReader } from './PackageReader';
import { readCaniuseModule } from './readCaniuseModule';
import { TokenReader } from './TokenReader';

/** Tokens of a region: parts of a number, versions without data, and without usage. */
const USAGE = { LEAD: 45, NULLS: 67, ZEROS: 87, UNIT: 91, LEADS: 22, LASTS: 45 } as const;
/** A unit of 1 stands for so many parts of itself, and 1 per cent for so many units. */
const UNIT_PARTS = 1e4;
const PERCENT_UNITS = 1e5;
/** Tokens of a feature: places in a list of bits, of one or two tokens, and lengths. */
const SUPPORT = { TWO: 35, LENGTH: 38, LENGTHS: 55, TOKENS: 93 } as const;

const DAY_SECONDS = 86_400;

type Table = Readonly<Record<string, unknown>>;

export function caniuseStrings(reader: PackageReader): CaniusePacking {
  const agents = readCaniuseModule(reader, 'data/agents.js') as Readonly<
    Record<string, PackedAgent>
  >;
  const letters = Object.keys(readCaniuseModule(reader, 'data/browsers.js') as Letters);
  const bitsAt = readCaniuseModule(reader, 'data/featureSupport.js') as readonly number[];
  const regionVersions = Object.entries(
    readCaniuseModule(reader, 'data/regionVersions.js') as Letters,
  ).map(([letter, versions]) => [letter, versions.split(' ')] as const);
  const support = (tokens: TokenReader, letter: string): ReadonlyMap<string, number> =>
    readSupport(tokens, agents[letter] ? versionsOf(agents[letter]) : [], bitsAt);

  return {
    versionsOf,
    usageOf: (agent) =>
      Array.isArray(agent.A)
        ? zip(versionsOf(agent), agent.A as readonly number[])
        : (agent.A as UsageByVersion),
    releasedOnOf,
    regionOf: (packed) => {
      if (typeof packed !== 'string')
        return mapEntries(packed as Readonly<Record<string, Table>>, (letter, table) => [
          letter,
          readUsageTable(table),
        ]);
      const usage = new UsageReader(packed);
      return Object.fromEntries(
        regionVersions.map(([letter, versions]) => [
          letter,
          zip(versions, usage.next(versions.length)),
        ]),
      );
    },
    supportOf: (packed) => {
      if (typeof packed === 'string') {
        const tokens = new TokenReader(packed);
        return Object.fromEntries(letters.map((letter) => [letter, support(tokens, letter)]));
      }
      return mapEntries(packed as Readonly<Record<string, string | Letters>>, (letter, answers) => [
        letter,
        typeof answers === 'string'
          ? support(new TokenReader(answers), letter)
          : readSupportTable(answers, (versions) => versions.split(' ')),
      ]);
    },
  };
}

/** Numbers stand for places without a version. */
function versionsOf({ C: listed }: PackedAgent): readonly string[] {
  return listed.flatMap((item) => (typeof item === 'number' ? [] : item.split(' ')));
}

/** Each as the number of days since the one before it. */
function releasedOnOf(agent: PackedAgent): Readonly<Record<string, string>> {
  if (!Array.isArray(agent.F))
    return toDays(Object.entries(agent.F as Readonly<Record<string, number | null>>));
  let days = 0;
  const seconds = (agent.F as readonly (number | null)[]).map((since) =>
    since === null ? null : (days += since) * DAY_SECONDS,
  );
  return toDays(versionsOf(agent).map((version, index) => [version, seconds[index] ?? null]));
}

function zip(versions: readonly string[], percent: readonly (number | null)[]): UsageByVersion {
  return Object.fromEntries(versions.map((version, index) => [version, percent[index] ?? null]));
}

/** Usage of one browser after the other; the unit goes on from one to the next. */
class UsageReader {
  private readonly tokens: TokenReader;
  private unit = UNIT_PARTS;

  constructor(packed: string) {
    this.tokens = new TokenReader(packed);
  }

  next(count: number): readonly (number | null)[] {
    const usage: (number | null)[] = [];
    while (usage.length < count) {
      const token = this.tokens.next();
      if (token < USAGE.NULLS)
        usage.push(Math.round((this.number(token) * this.unit) / UNIT_PARTS) / PERCENT_UNITS);
      else if (token < USAGE.ZEROS) usage.push(...repeat(null, token - USAGE.NULLS + 1));
      else if (token < USAGE.UNIT) usage.push(...repeat(0, token - USAGE.ZEROS + 2));
      else if (token === USAGE.UNIT) this.unit = this.number(this.tokens.next()) || UNIT_PARTS;
      else usage.push(...repeat(null, count - usage.length));
    }
    return usage;
  }

  /** Leading digits first, in a base of their own. */
  private number(first: number): number {
    let [token, leads] = [first, 0];
    while (token >= USAGE.LEAD) {
      leads = leads * USAGE.LEADS + token - USAGE.LEAD;
      token = this.tokens.next();
    }
    return leads * USAGE.LASTS + token;
  }
}

function repeat<Value>(value: Value, count: number): Value[] {
  return Array.from({ length: count }, () => value);
}

/** Runs of versions with the same bits; the last one has no length. */
function readSupport(
  tokens: TokenReader,
  versions: readonly string[],
  bitsAt: readonly number[],
): ReadonlyMap<string, number> {
  const support = new Map<string, number>();
  for (let from = 0; from < versions.length;) {
    let place = tokens.next();
    if (place >= SUPPORT.TWO)
      place = SUPPORT.TWO + (place - SUPPORT.TWO) * SUPPORT.TOKENS + tokens.next();
    let length = 0;
    while (tokens.peek() >= SUPPORT.LENGTH)
      length = length * SUPPORT.LENGTHS + tokens.next() - SUPPORT.LENGTH + 1;
    const to = length === 0 ? versions.length : from + length;
    for (const version of versions.slice(from, to)) support.set(version, bitsAt[place]!);
    from = to;
  }
  return support;
}
