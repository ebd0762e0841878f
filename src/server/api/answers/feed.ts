// GET /feeds/newly, /feeds/widely, /feeds/discouraged, /feeds/query?q=…: changes to features as
// Atom feeds.
import type { Audience } from '@/domain/Audience';
import type { Day } from '@/domain/Day';
import { formatList } from '@/domain/format';
import { feedPath } from '@/domain/routes/answers';
import { href } from '@/domain/routes/href';
import { getShareWords } from '@/domain/shareWords';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { getBaseline } from '@/server/data/catalogue/getBaseline';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { getPartialBrowsers } from '@/server/model/coverage/partialBrowsers';
import { stableId } from '@/server/platform/atom/stableId';
import { type AtomEntry, writeAtom } from '@/server/platform/atom/writeAtom';
import { type AnswerKind, AnswerProblem, type AnswerRequest } from './Answer';
import { dataCredits } from './dataVersions';
import { buildAddress, excerpt, parseAudience, parseLine } from './parseOptions';
import { selectByQuery } from './selectByQuery';
import { baselineSentence, firstVersionsText } from './words';

/** A feature in a feed, with its entry date as far as the data has one. */
interface Found {
  readonly feature: Feature;
  readonly on: Day;
}

interface FeedSort {
  readonly title: string;
  readonly subtitle: string;
  /** The corresponding HTML page. */
  readonly page: string;
  /** Keeps only this many of the newest entries; undefined keeps all. */
  readonly limit?: number;
  find(asked: AnswerRequest): readonly Found[];
  getTitle(feature: Feature): string;
}

/** About two years of Baseline. */
const NEWEST = 100;

/** So many entries are one document; more are pages. */
const PAGE = 200;

/** The first day of Baseline, for features without any date: sorts last and never changes. */
export const FIRST_DAY = '2015-07-29';

const SORTS: Readonly<Record<string, FeedSort>> = {
  newly: {
    title: 'Newly available',
    subtitle: 'Features on the day the last core browser came to support them.',
    page: href.baseline(),
    limit: NEWEST,
    find: ({ catalogue, today }) => listDated(catalogue, today, 'newlyOn'),
    getTitle: ({ name }) => `${name} is newly available`,
  },
  widely: {
    title: 'Widely available',
    subtitle: 'Features on the day they had been newly available for 30 months.',
    page: href.baseline(),
    limit: NEWEST,
    find: ({ catalogue, today }) => listDated(catalogue, today, 'widelyOn'),
    getTitle: ({ name }) => `${name} is widely available`,
  },
  discouraged: {
    title: 'Discouraged',
    subtitle:
      'Features that are discouraged. The data has no date for that, so an entry has the date of its last change.',
    page: href.features({ query: 'discouraged:yes' }),
    find: ({ catalogue, today }) =>
      listLastChanged(
        catalogue.features.filter(({ discouraged }) => discouraged),
        today,
      ),
    getTitle: ({ name }) => `${name} is discouraged`,
  },
  query: {
    title: 'Features found',
    subtitle:
      'Every feature that matches a query. An entry has the date on which its support or Baseline status last changed.',
    page: href.features(),
    find: (asked) => listLastChanged(selectByQuery(asked), asked.today),
    getTitle: ({ name }) => name,
  },
};

export const feed: AnswerKind = {
  pattern: /^\/feeds(?:\/([^/]+))?$/,
  parameters: ['q', 'audience', 'line', 'page'],
  type: 'application/atom+xml; charset=utf-8',
  write: (asked) => {
    const name = getFeedName(asked);
    const sort = Object.hasOwn(SORTS, name) ? SORTS[name]! : undefined;
    if (!sort)
      throw new AnswerProblem(
        404,
        'NOT_FOUND',
        `There is no feed “${excerpt(name)}”. The feeds are ${formatList(Object.keys(SORTS))}.`,
      );
    const audience = parseAudience(asked);
    const all = sort
      .find(asked)
      .toSorted((a, b) =>
        a.on === b.on ? a.feature.index - b.feature.index : a.on < b.on ? 1 : -1,
      )
      .slice(0, sort.limit);
    const pages = Math.max(1, Math.ceil(all.length / PAGE));
    const page = parsePage(asked.search, pages);
    const entries = all
      .slice((page - 1) * PAGE, page * PAGE)
      .map((one) => buildEntry(asked, sort, one, audience));
    return renderFeed(asked, sort, entries, { page, pages, updatedOn: all[0]?.on ?? FIRST_DAY });
  },
  refuse: ({ message }, asked) =>
    renderFeed(asked, { title: 'No feed', subtitle: message, page: href.features(), limit: 0 }, []),
};

/** @param pages how many there are */
function parsePage(search: URLSearchParams, pages: number): number {
  const text = search.get('page') || '1';
  const page = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (page >= 1 && page <= pages) return page;
  const there = pages === 1 ? 'is 1 page' : `are ${pages} pages`;
  throw new AnswerProblem(
    404,
    'NOT_FOUND',
    `There is no page “${excerpt(text)}”: there ${there} of this feed.`,
  );
}

/** `/feeds?q=…` is short for `/feeds/query?q=…`. */
function getFeedName({ parts }: AnswerRequest): string {
  return parts[0] || 'query';
}

interface FeedPages {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly updatedOn: Day;
}

function renderFeed(
  asked: AnswerRequest,
  sort: Pick<FeedSort, 'title' | 'subtitle' | 'page' | 'limit'>,
  entries: readonly AtomEntry[],
  { page, pages, updatedOn }: FeedPages = { page: 1, pages: 1, updatedOn: FIRST_DAY },
): string {
  const path = feedPath(getFeedName(asked));
  const [q, audience, line] = ['q', 'audience', 'line'].map(
    (name) => asked.search.get(name) ?? undefined,
  );
  const about = q ? `: ${q}` : '';
  const toPage = (number: number) =>
    buildAddress(asked, path, {
      q,
      audience,
      line,
      page: number === 1 ? undefined : String(number),
    });
  return writeAtom({
    // Without a line, the id that readers of the feed have known before there was one.
    id: stableId([path, q ?? '', audience ?? '', ...(line ? [line] : [])].join('\n')),
    title: `${sort.title}${about} · Plimsoll`,
    subtitle: sort.subtitle,
    self: toPage(page),
    page:
      sort.page === href.features()
        ? buildAddress(asked, href.features(), { q, audience, line })
        : `${asked.origin}${sort.page}`,
    updatedOn,
    isComplete: sort.limit === undefined && pages === 1,
    ...(pages > 1 && {
      pages: {
        first: toPage(1),
        ...(page > 1 && { previous: toPage(page - 1) }),
        ...(page < pages && { next: toPage(page + 1) }),
        last: toPage(pages),
      },
    }),
    origin: asked.origin,
    credits: dataCredits(asked.catalogue),
    entries,
  });
}

function buildEntry(
  asked: AnswerRequest,
  sort: FeedSort,
  { feature, on }: Found,
  audience: Audience,
): AtomEntry {
  const baseline = getBaseline(feature, asked.today);
  const partialBrowsers = getPartialBrowsers(
    asked.catalogue,
    { feature },
    baseline.missingBrowsers,
  );
  const { claim } = getShareWords({
    shares: getFeatureCoverage(asked.catalogue, feature, audience),
    linePercent: parseLine(asked.search),
    who: `the audience “${audience.name}”`,
  });
  const first =
    feature.support.length > 0 ? ` First supported in ${firstVersionsText(feature.support)}.` : '';
  return {
    id: stableId(`${feature.slug}/${getFeedName(asked)}`),
    title: sort.getTitle(feature),
    page: buildAddress(asked, href.feature(feature.slug), {
      audience: asked.search.get('audience') ?? undefined,
      line: asked.search.get('line') ?? undefined,
    }),
    updatedOn: on,
    summary: `${feature.description ?? feature.name} ${baselineSentence({ baseline, partialBrowsers })} ${claim}.${first}`,
    categories: feature.groups.map(({ path, name }) => ({ term: path, label: name })),
  };
}

function listDated(
  catalogue: Catalogue,
  today: Day,
  date: 'newlyOn' | 'widelyOn',
): readonly Found[] {
  return catalogue.features.flatMap((feature) => {
    const on = getBaseline(feature, today)[date];
    return on !== undefined && on <= today ? [{ feature, on }] : [];
  });
}

function listLastChanged(features: readonly Feature[], today: Day): readonly Found[] {
  return features.map((feature) => {
    const { newlyOn, widelyOn } = getBaseline(feature, today);
    const days = [newlyOn, widelyOn, ...feature.support.map(({ release }) => release?.releasedOn)];
    const on = days.reduce<Day>(
      (latest, day) => (day !== undefined && day <= today && day > latest ? day : latest),
      FIRST_DAY,
    );
    return { feature, on };
  });
}
