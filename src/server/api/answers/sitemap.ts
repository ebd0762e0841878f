// GET /sitemap.xml and its parts: every public page, for search engines. Easy to get wrong:
// `lastmod` is a day of the data, never of the answer, or every page would seem new every day.
import { calendarHref } from '@/domain/routes/calendar';
import { href } from '@/domain/routes/href';
import { policyBrowsersHref } from '@/domain/routes/policy';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { getBaseline, getKeyBaseline } from '@/server/data/catalogue/getBaseline';
import { markup } from '@/server/platform/atom/markup';
import { type AnswerKind, AnswerProblem, type AnswerRequest } from './Answer';

interface Entry {
  readonly path: string;
  /** The last day something about it happened, as far as the data say. */
  readonly changedOn?: string | undefined;
}

const TYPE = 'application/xml; charset=utf-8';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Addresses of keys in one file, which stays below 2 MB. */
const HALF = 12_000;

/** By name; each below the 50,000 addresses that one file may have. */
const PARTS: Readonly<Record<string, (asked: AnswerRequest) => readonly Entry[]>> = {
  pages: listPages,
  features: ({ catalogue, today }) =>
    catalogue.features.map((feature) => ({
      path: href.feature(feature.slug),
      changedOn: getLastChange(feature, today),
    })),
  compat: (asked) => listKeys(asked).slice(0, HALF),
  'compat-more': (asked) => listKeys(asked).slice(HALF),
};

export const sitemapIndex: AnswerKind = {
  pattern: /^\/sitemap\.xml$/,
  parameters: [],
  type: TYPE,
  write: ({ origin }) => {
    const parts = Object.keys(PARTS).map(
      (name) => markup`<sitemap><loc>${`${origin}/sitemaps/${name}.xml`}</loc></sitemap>\n`,
    );
    return `${HEAD}${markup`<sitemapindex xmlns="${NAMESPACE}">\n${parts}</sitemapindex>\n`.text}`;
  },
  refuse: ({ message }) => message,
};

export const sitemapPart: AnswerKind = {
  pattern: /^\/sitemaps\/([a-z-]+)\.xml$/,
  parameters: [],
  type: TYPE,
  write: (asked) => {
    const [name = ''] = asked.parts;
    const list = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
    if (!list) throw new AnswerProblem(404, 'NOT_FOUND', `There is no site map “${name}”.`);
    const entries = list(asked).map(({ path, changedOn }) =>
      changedOn === undefined
        ? markup`<url><loc>${asked.origin + path}</loc></url>\n`
        : markup`<url><loc>${asked.origin + path}</loc><lastmod>${changedOn}</lastmod></url>\n`,
    );
    return `${HEAD}${markup`<urlset xmlns="${NAMESPACE}">\n${entries}</urlset>\n`.text}`;
  },
  refuse: ({ message }) => message,
};

function listPages({ catalogue }: AnswerRequest): readonly Entry[] {
  const { browsers, groups } = catalogue;
  return [
    href.home(),
    href.features(),
    href.compat(),
    href.groups(),
    href.browsers(),
    href.baseline(),
    href.stats(),
    href.policy(),
    href.changes(),
    href.data(),
    policyBrowsersHref(),
    calendarHref(),
    href.audiences(),
    href.forecast(),
    href.developers(),
    href.privacy(),
    ...groups.map(({ path }) => href.group(path)),
    ...browsers.map(({ slug }) => href.browser(slug)),
  ].map((path) => ({ path }));
}

function listKeys({ catalogue, today }: AnswerRequest): readonly Entry[] {
  return Array.from(catalogue.dataKeyIndexes, (index) => {
    const key = catalogue.keyAt(index);
    const { newlyOn, widelyOn } = getKeyBaseline(key, today);
    return { path: href.compat(key.path), changedOn: latestDay([newlyOn, widelyOn], today) };
  });
}

function getLastChange(feature: Feature, today: string): string | undefined {
  const { newlyOn, widelyOn } = getBaseline(feature, today);
  const released = feature.support.map(({ release }) => release?.releasedOn);
  return latestDay([newlyOn, widelyOn, ...released], today);
}

/** Not one to come. */
function latestDay(days: readonly (string | undefined)[], today: string): string | undefined {
  return days
    .filter((day): day is string => day !== undefined && day <= today)
    .sort()
    .at(-1);
}
