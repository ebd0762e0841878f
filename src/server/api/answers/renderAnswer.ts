// Renders standalone answers by URL: feeds, badges, cards, JSON, exports. An answer depends only on
// its URL, the day and the data, so it is cached for the day; the same few badges and feeds account
// for most requests. Answers for own audiences are never cached, because these may be deleted.
import { LRUCache } from 'lru-cache';
import type { Day } from '@/domain/Day';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import type { OwnAudiences } from '@/server/model/audiences/ownAudiences';
import { type Answer, type AnswerKind, AnswerProblem } from './Answer';
import { audienceFiles } from './audienceFiles';
import { badge } from './badge';
import { calendarFile } from './calendarFile';
import { card } from './card';
import { changeAnswers } from './changes';
import { configSchema } from './configSchema';
import { browserslistExport, eslintExport, stylelintExport } from './exports';
import { featureFeed } from './featureFeed';
import { featureJson } from './featureJson';
import { feed } from './feed';
import { keyJson } from './keyJson';
import { lineCalendar } from './lineCalendar';
import { markdownPage } from './markdownPage';
import { oembed } from './oembed';
import { openApi } from './openApi';
import { policyAnswers } from './policy';
import { policyBadge } from './policyBadge';
import { previewImage } from './previewImage';
import { scanSchema } from './scanSchema';
import { schemaText } from './schemaText';
import { manifest, openSearch } from './siteFiles';
import { sitemapIndex, sitemapPart } from './sitemap';
import { llmsText, robotsText } from './siteTexts';
import { findKind, parseAddress, toAnswer, writeAnswer } from './writeAnswer';

const DATA_KINDS: readonly AnswerKind[] = [
  ...changeAnswers,
  feed,
  featureFeed,
  policyBadge,
  badge,
  card,
  oembed,
  featureJson,
  keyJson,
  markdownPage,
  calendarFile,
  lineCalendar,
  previewImage,
  browserslistExport,
  eslintExport,
  stylelintExport,
  ...audienceFiles,
  ...policyAnswers,
  configSchema,
  scanSchema,
  schemaText,
  robotsText,
  llmsText,
  sitemapIndex,
  sitemapPart,
  openSearch,
  manifest,
];

const KINDS: readonly AnswerKind[] = [...DATA_KINDS, openApi(DATA_KINDS)];

const MAX_KEPT_CHARACTERS = 16_000_000;

const keptAnswers = memoizeByCatalogue(
  'answers',
  () =>
    new LRUCache<string, Answer>({
      maxSize: MAX_KEPT_CHARACTERS,
      sizeCalculation: ({ body, bytes }, key) => body.length + (bytes?.length ?? 0) + key.length,
    }),
);

/** True for a path with the form of an answer, even if nothing is found there. */
export function isAnswerPath(path: string): boolean {
  return findKind(KINDS, path) !== undefined;
}

/**
 * Renders an answer; `isAnswerPath` must accept its path. Rethrows unexpected errors, for which
 * `renderFailure` writes a response in the same format.
 * @param origin origin of this instance
 * @param own the own audiences named in the URL, already loaded
 */
export function renderAnswer(
  catalogue: Catalogue,
  address: string,
  origin: string,
  today: Day,
  own: OwnAudiences = new Map(),
): Answer {
  const { kind, asked } = parseAddress(KINDS, { catalogue, address, origin, today, own });
  const key = [today, origin, kind.pattern.source, ...asked.parts, asked.search.toString()].join(
    '\n',
  );
  const kept = keptAnswers(catalogue);
  const known = kept.get(key);
  if (known) return known;
  const answer = writeAnswer(kind, asked, address);
  if (answer.status === 200 && own.size === 0) kept.set(key, answer);
  return answer;
}

/** The error response for an unexpected failure, in the requested format. */
export function renderFailure(
  catalogue: Catalogue,
  address: string,
  origin: string,
  today: Day,
): Answer {
  const { kind, asked } = parseAddress(KINDS, {
    catalogue,
    address,
    origin,
    today,
    own: new Map(),
  });
  const problem = new AnswerProblem(500, 'INTERNAL', 'Something broke on our side.');
  return toAnswer(500, kind, kind.refuse(problem, asked));
}
