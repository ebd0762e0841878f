// Tries every kind of page with a catalogue before it is served. Otherwise its readers would be the
// first to see a page fail.
import texts from '@/__generated__/persisted-queries.json';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { executePersisted } from './executeOperation';
import { isTeamQuery } from './isTeamQuery';
import { persistedDocument } from './persistedDocuments';

type Variables = Readonly<Record<string, unknown>>;

/** Variables that do not depend on the data. */
const CONSTANT: Variables = {
  audience: 'world',
  audiences: ['world', 'region:DE'],
  otherAudience: 'region:DE',
  file: 'eslint.json',
  linePercent: 95,
  hasPath: true,
  key: 'world',
  query: 'baseline:newly',
  position: 4,
  names: ['baseline'],
  sort: 'NAME_ASC',
  details: true,
  skip: 0,
  keysSkip: 0,
  year: 2024,
  isThisYear: false,
  from: '2026-03-24',
  to: '2026-11-10',
  isKeys: true,
  area: '',
  isNamed: true,
  isAsked: true,
  decline: [],
  rule: 'AGE',
  floors: [],
  hasFacts: true,
  isEmpty: true,
};

/** Variables to open the pages with: the last of everything, and one from before the middle. */
const getSamples = (catalogue: Catalogue): readonly Variables[] =>
  [0.3, 1].map((where) => getSample(catalogue, where));

/** @param where the position in each list, from 0 to 1 */
function getSample(catalogue: Catalogue, where: number): Variables {
  const { features, coreBrowsers, groups, keyCount } = catalogue;
  const at = <Item>(items: readonly Item[]): Item => items[Math.round(where * (items.length - 1))]!;
  const browser = at(coreBrowsers);
  const { version } = at(browser.releases);
  const slug = at(features).slug;
  const key = catalogue.keyAt(Math.round(where * (keyCount - 1))).path;
  return {
    ...CONSTANT,
    slug,
    slugs: [slug, features[0]!.slug],
    ids: [`feature:${slug}`],
    path: key,
    leftBrowser: browser.slug,
    leftVersion: version,
    rightBrowser: browser.slug,
    rightVersion: browser.releases[0]!.version,
    version,
    wanted: slug.slice(1),
    adopt: [slug],
    uses: [{ key, consequence: 'IGNORED', isGuarded: false, count: 1 }],
    browserSlug: browser.slug,
    groupPath: at(groups).path,
  };
}

/** Pages whose variables have the names of others. */
const OWN: Readonly<Record<string, (sample: Variables) => Variables>> = {
  BrowserScreenQuery: ({ browserSlug }) => ({ slug: browserSlug }),
  ReleaseScreenQuery: ({ browserSlug }) => ({ slug: browserSlug }),
  MissingFeaturesScreenQuery: ({ browserSlug }) => ({ slug: browserSlug }),
  GroupScreenQuery: ({ groupPath }) => ({ path: groupPath }),
};

let queries: ReadonlyMap<string, string> | undefined;

/** The id of each of the app's own queries that answer from a catalogue, by name. */
export const pageQueries = (): ReadonlyMap<string, string> =>
  (queries ??= new Map(
    Object.entries(texts).flatMap(([id, text]) => {
      const name = /^query (\w+)/.exec(text)?.[1];
      const isOfPages = name !== undefined && !isTeamQuery(persistedDocument(text)!);
      return isOfPages ? [[name, id] as const] : [];
    }),
  ));

/** A sentence for each kind of page that cannot be answered, at most three. */
export function pageProblems(
  catalogue: Catalogue,
  names: readonly string[] = [...pageQueries().keys()],
): readonly string[] {
  const samples = getSamples(catalogue);
  const problems: string[] = [];
  for (const name of names) {
    const message = firstError(catalogue, name, samples);
    if (message === undefined) continue;
    problems.push(`The page ${name.replace(/(?:Screen)?Query$/, '')} fails: ${message}`);
    if (problems.length === 3) break;
  }
  return problems;
}

function firstError(
  catalogue: Catalogue,
  name: string,
  samples: readonly Variables[],
): string | undefined {
  for (const sample of samples) {
    const variables = { ...sample, ...OWN[name]?.(sample) };
    const id = pageQueries().get(name) ?? '';
    const { errors } = executePersisted(id, variables, createContext(catalogue));
    const [error] = errors ?? [];
    if (error) return error.message;
  }
  return undefined;
}
