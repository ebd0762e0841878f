// The compat data about recent releases.
import type {
  CompatData,
  CompatStatement,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data/types';

/** Older releases have hardly any users, and the data about them is rough. */
const YEARS = 7;

/** By browser, versions → their positions in the list of releases; those too old to matter are −1. */
export class RecentReleases {
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

  /** True if each recent release that has the first has one of the others. */
  isCovered(first: CompatStatement, ...others: readonly CompatStatement[]): boolean {
    return Object.entries(first.support).every(([browser, support]) => {
      const held = others
        .flatMap((other) => this.spans(browser, supportIn(other, browser)))
        .sort(([a], [b]) => a - b);
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

/** The statements of a key’s data about a browser. */
export function supportIn(
  { support }: CompatStatement,
  browser: string,
): SupportStatement | undefined {
  return (support as Readonly<Record<string, SupportStatement | undefined>>)[browser];
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
