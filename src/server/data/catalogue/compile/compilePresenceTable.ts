// The compat data → for each engine, classes of releases and the tests that tell each from the one
// before: what this very release added, on desktops and phones alike, without a flag, a prefix or a
// doubt. Ruled by docs/decisions/0061-measured-audiences.md.
import { createHash } from 'node:crypto';
import type { BrowserName, CompatData, SupportStatement } from '@mdn/browser-compat-data/types';
import type {
  EngineLetter,
  PresenceEngine,
  PresenceTable,
  ReleaseClass,
} from '@/server/data/catalogue/presenceTable';
import { listPresenceTests, type PresenceCandidate } from './listPresenceTests';
import type { DataPackages } from './readDataPackages';
import type { Exposure } from './readExposure';
import { writePresenceShare } from './writePresenceShare';

interface Engine {
  readonly d: BrowserName;
  readonly m: BrowserName;
  /** Browsers of the same engine that leave things out. */
  readonly others: readonly BrowserName[];
}

const ENGINES: Readonly<Record<EngineLetter, Engine>> = {
  c: {
    d: 'chrome',
    m: 'chrome_android',
    others: ['edge', 'opera', 'samsunginternet_android', 'webview_android'],
  },
  g: { d: 'firefox', m: 'firefox_android', others: [] },
  w: { d: 'safari', m: 'safari_ios', others: ['webview_ios'] },
};

const SINCE = '2018-01-01';
const MAX_TESTS = 6;

export function compilePresenceTable(
  { compatData }: Pick<DataPackages, 'compatData'>,
  exposure: Exposure,
): PresenceTable {
  const candidates = listPresenceTests(compatData, exposure);
  const compile = (letter: EngineLetter): PresenceEngine => ({
    browsers: { d: ENGINES[letter].d, m: ENGINES[letter].m },
    classes: listClasses(compatData.browsers, candidates, ENGINES[letter]),
  });
  const engines = { c: compile('c'), g: compile('g'), w: compile('w') };
  return {
    version: createHash('sha256').update(JSON.stringify(engines)).digest('hex').slice(0, 16),
    asOf: compatData.__meta.timestamp.slice(0, 10),
    ...writePresenceShare(engines),
    engines,
  };
}

function listClasses(
  browsers: CompatData['browsers'],
  candidates: readonly PresenceCandidate[],
  engine: Engine,
): ReleaseClass[] {
  const testsOf = new Map<string, PresenceCandidate[]>();
  for (const candidate of candidates) {
    const version = addedIn(candidate.support, engine) ?? '';
    testsOf.set(version, [...(testsOf.get(version) ?? []), candidate]);
  }
  const classes: (ReleaseClass & { readonly releases: string[] })[] = [];
  for (const version of listReleases(browsers[engine.d])) {
    const tests = testsOf.get(version);
    if (tests) classes.push({ version, releases: [], tests: chooseTests(tests, engine) });
    classes.at(-1)?.releases.push(version);
  }
  return classes;
}

const listReleases = ({ releases }: CompatData['browsers'][BrowserName]): string[] =>
  Object.entries(releases)
    .filter(([version, { release_date: on }]) => /^\d/.test(version) && (on ?? SINCE) >= SINCE)
    .sort(([, a], [, b]) => a.index - b.index)
    .map(([version]) => version);

/** The release that added it on both devices; undefined without one, or with any doubt. */
function addedIn(support: PresenceCandidate['support'], { d, m }: Engine): string | undefined {
  const added = exactly(support[d]);
  return added !== undefined && added === exactly(support[m]) ? added : undefined;
}

function exactly(support: SupportStatement | undefined): string | undefined {
  if (!support || Array.isArray(support)) return undefined;
  const { version_added: added, ...rest } = support;
  const isQualified =
    rest.version_removed !== undefined ||
    rest.flags !== undefined ||
    rest.prefix !== undefined ||
    rest.alternative_name !== undefined ||
    rest.partial_implementation === true;
  return typeof added === 'string' && /^\d/.test(added) && !isQualified ? added : undefined;
}

/** Several names of one interface come and go together, so each interface is asked once at first. */
function chooseTests(
  candidates: readonly PresenceCandidate[],
  engine: Engine,
): ReleaseClass['tests'] {
  const best = candidates.toSorted(
    (a, b) =>
      lackingIn(a, engine) - lackingIn(b, engine) ||
      a.rank - b.rank ||
      a.text.length - b.text.length ||
      (a.text < b.text ? -1 : 1),
  );
  const ownerOf = ({ text }: PresenceCandidate): string => text.split('.', 1)[0]!;
  const first = best.filter(
    (one, at) => best.findIndex((other) => ownerOf(other) === ownerOf(one)) === at,
  );
  return [...new Set([...first, ...best])]
    .slice(0, MAX_TESTS)
    .map(({ key, text }) => ({ key, text }));
}

const lackingIn = ({ support }: PresenceCandidate, { others }: Engine): number =>
  others.filter((browser) => exactly(support[browser]) === undefined).length;
