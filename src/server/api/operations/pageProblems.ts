// Whether every kind of page can be answered from a catalogue that nobody is served from yet. A page
// that fails for the features of tomorrow would fail for its readers first.
import texts from '@/__generated__/persisted-queries.json';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { executePersisted } from './executeOperation';
import { isTeamQuery } from './isTeamQuery';
import { persistedDocument } from './persistedDocuments';

type Variables = Readonly<Record<string, unknown>>;

/** What the pages are opened with: of everything the last, and one from before the middle. */
function getSamples(catalogue: Catalogue): readonly Variables[] {
  const { features, coreBrowsers, groups, keyCount } = catalogue;
  return [0.3, 1].map((where) => {
    const at = <Item>(items: readonly Item[]): Item =>
      items[Math.round(where * (items.length - 1))]!;
    const browser = at(coreBrowsers);
    const { version } = at(browser.releases);
    const slug = at(features).slug;
    const key = catalogue.keyAt(Math.round(where * (keyCount - 1))).path;
    return {
      audience: 'world',
      audiences: ['world', 'region:DE'],
      linePercent: 95,
      slug,
      slugs: [slug, features[0]!.slug],
      ids: [`feature:${slug}`],
      path: key,
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
      leftBrowser: browser.slug,
      leftVersion: version,
      rightBrowser: browser.slug,
      rightVersion: browser.releases[0]!.version,
      isKeys: true,
      area: '',
      version,
      isNamed: true,
      isAsked: true,
      wanted: slug.slice(1),
      adopt: [slug],
      decline: [],
      rule: 'AGE',
      floors: [],
      hasFacts: true,
      isEmpty: true,
      uses: [{ key, consequence: 'IGNORED', isGuarded: false, count: 1 }],
      browserSlug: browser.slug,
      groupPath: at(groups).path,
    };
  });
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
