// Keys that come with what they are part of: each release that has an interface has this member,
// each that has a method knows this argument. Code can't fail at such a key: it fails before, where
// it gets the object or calls the method.
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data/types';
import type { DataPackages } from './readDataPackages';
import type { PlatformTypes } from './readInterfaces';

/** Values that a script has without ever naming their kind, such as the iterator of a list. */
const NAMELESS = /^(?:Async|Generator|Iterator$|TypedArray$)/;

/** Older releases have hardly any users, and the data about them is rough. */
const YEARS = 7;

export type IsGiven = (path: readonly string[], node: Identifier, owner: Identifier) => boolean;

export function findGivenKeys(
  { compatData: { api, browsers }, webFeatures }: Pick<DataPackages, 'compatData' | 'webFeatures'>,
  types: PlatformTypes,
): IsGiven {
  const recent = new RecentReleases(browsers, Object.keys(webFeatures.browsers));
  const vague = vagueInterfaces(api, types, recent);
  return ([root, first = '', ...rest], { __compat: own }, { __compat: owner }) => {
    if (!own || !owner || recent.isEverywhere(owner) || !recent.isCovered(owner, own)) return false;
    if (root === 'api') return rest.length > 1 || !vague.has(first);
    return root !== 'javascript' || !NAMELESS.test(rest[0] ?? '');
  };
}

/**
 * Interfaces whose values exist in releases that do not have the interface: every element, and what
 * some release already returns or fires as an object of another kind.
 */
function vagueInterfaces(
  api: Identifier,
  types: PlatformTypes,
  recent: RecentReleases,
): ReadonlySet<string> {
  const vague = new Set<string>(types.elements.values());
  for (const name of types.parents.keys()) if (isElement(name, types)) vague.add(name);
  const note = (member: Identifier | undefined, type: string | undefined) => {
    const source = member?.__compat;
    const made = type === undefined ? undefined : api[type]?.__compat;
    if (source && made && !recent.isCovered(source, made)) vague.add(type!);
  };
  for (const [member, type] of types.members) {
    const [owner = '', name = ''] = member.split('.');
    note(api[owner]?.[name], /^(?:(?:Promise|Array)<)*(\w+)>*$/.exec(type)?.[1]);
  }
  for (const [owner, members] of Object.entries(api))
    for (const [name, member] of Object.entries(members)) {
      const event = /^(.+)_event$/.exec(name)?.[1];
      const type = types.events.get(`${owner}.${event}`) ?? types.events.get(`*.${event}`);
      if (event !== undefined) note(member as Identifier, type);
    }
  return vague;
}

function isElement(name: string, { parents }: PlatformTypes): boolean {
  for (let one: string | undefined = name; one; one = parents.get(one))
    if (one === 'Element') return true;
  return false;
}

/** By browser, versions → their positions in the list of releases; those too old to matter are −1. */
class RecentReleases {
  private readonly positions = new Map<string, ReadonlyMap<string, number>>();
  private readonly ends = new Map<string, number>();

  constructor(
    browsers: CompatData['browsers'],
    private readonly core: readonly string[],
  ) {
    const dates = Object.values(browsers).flatMap(({ releases }) =>
      Object.values(releases).flatMap(({ release_date: date }) => date ?? []),
    );
    const newest = dates.reduce((one, other) => (one > other ? one : other));
    const from = `${Number(newest.slice(0, 4)) - YEARS}${newest.slice(4)}`;
    for (const [slug, { releases }] of Object.entries(browsers)) {
      const recent = Object.entries(releases)
        .sort(([a], [b]) => compareVersions(a, b))
        .map(([version, { release_date: date }]) => [version, !date || date >= from] as const);
      const first = recent.findIndex(([, isRecent]) => isRecent);
      this.positions.set(
        slug,
        new Map(
          recent.map(([version], at) => [version, first < 0 ? -1 : Math.max(-1, at - first)]),
        ),
      );
      this.ends.set(slug, first < 0 ? 0 : recent.length - first);
    }
  }

  /** True if each recent release that has the first has the second. */
  isCovered(first: CompatStatement, second: CompatStatement): boolean {
    const others = second.support as Readonly<Record<string, SupportStatement | undefined>>;
    return Object.entries(first.support).every(([browser, support]) => {
      const held = this.spans(browser, others[browser]);
      return this.spans(browser, support).every(([from, to]) => {
        let reached = from;
        for (const [start, end] of held) if (start <= reached) reached = Math.max(reached, end);
        return reached >= to;
      });
    });
  }

  /** True if each recent release of the core browsers has it, so that it tells nothing. */
  isEverywhere({ support }: CompatStatement): boolean {
    const supports = support as Readonly<Record<string, SupportStatement | undefined>>;
    return this.core.every((browser) => {
      const end = this.ends.get(browser);
      return this.spans(browser, supports[browser]).some(([from, to]) => from === 0 && to === end);
    });
  }

  /** Spans of recent releases that have a key by its own name, in order. */
  private spans(browser: string, support: SupportStatement | undefined): [number, number][] {
    const positions = this.positions.get(browser);
    const end = this.ends.get(browser) ?? 0;
    const at = (version: string) => Math.max(0, positions?.get(version.replace('≤', '')) ?? end);
    return (support === undefined ? [] : [support].flat())
      .filter(holds)
      .map(({ version_added: added, version_removed: removed }): [number, number] => [
        at(String(added)),
        removed === undefined ? end : at(String(removed)),
      ])
      .filter(([from, to]) => from < to)
      .sort(([a], [b]) => a - b);
  }
}

/** True if a statement says that releases have the key by its own name. */
function holds(statement: SimpleSupportStatement): boolean {
  const { version_added: added, flags, prefix, alternative_name: other } = statement;
  return added !== false && added !== 'preview' && !flags && !prefix && !other;
}

function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  for (let at = 0; at < Math.max(a!.length, b!.length); at++) {
    const difference = (a![at] ?? 0) - (b![at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
