// Renders standalone answers by URL: feeds, badges, cards, JSON, exports. An answer depends only on
// its URL, the day and the data, so it is cached for the day; the same few badges and feeds account
// for most requests. Answers for own audiences are never cached, because these may be deleted.
import { LRUCache } from 'lru-cache';
import type { Day } from '@/domain/Day';
import { isRefusal } from '@/domain/Refusal';
import type { OwnAudiences } from '@/server/audiences/ownAudiences';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/catalogue/memoizeByCatalogue';
import { type Answer, type AnswerKind, AnswerProblem, type Asked } from './Answer';
import { badge } from './badge';
import { calendarFile } from './calendarFile';
import { card } from './card';
import { browserslistExport, eslintExport, stylelintExport } from './exports';
import { featureJson } from './featureJson';
import { feed } from './feed';
import { markdownPage } from './markdownPage';
import { oembed } from './oembed';
import { policyAnswers } from './policy';
import { previewImage } from './previewImage';
import { manifest, openSearch } from './siteFiles';
import { sitemapIndex, sitemapPart } from './sitemap';
import { llmsText, robotsText } from './siteTexts';

const KINDS: readonly AnswerKind[] = [
  feed,
  badge,
  card,
  oembed,
  featureJson,
  markdownPage,
  calendarFile,
  previewImage,
  browserslistExport,
  eslintExport,
  stylelintExport,
  ...policyAnswers,
  robotsText,
  llmsText,
  sitemapIndex,
  sitemapPart,
  openSearch,
  manifest,
];

const MAX_KEPT_CHARACTERS = 16_000_000;
const MAX_ADDRESS_LENGTH = 8_192;

const keptAnswers = memoizeByCatalogue(
  'answers',
  () =>
    new LRUCache<string, Answer>({
      maxSize: MAX_KEPT_CHARACTERS,
      sizeCalculation: ({ body, bytes }, key) => body.length + (bytes?.length ?? 0) + key.length,
    }),
);

/** Whether the path has the form of an answer, even if nothing is found there. */
export function isAnswerPath(path: string): boolean {
  return findKind(path) !== undefined;
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
  const { kind, asked } = parseAddress(catalogue, address, origin, today, own);
  const key = [today, origin, kind.pattern.source, ...asked.parts, asked.search.toString()].join(
    '\n',
  );
  const kept = keptAnswers(catalogue);
  const known = kept.get(key);
  if (known) return known;
  try {
    if (address.length > MAX_ADDRESS_LENGTH)
      throw new AnswerProblem(
        400,
        'ARGUMENT_INVALID',
        `The address is longer than ${MAX_ADDRESS_LENGTH} characters.`,
      );
    const answer = toAnswer(200, kind, kind.write(asked));
    if (own.size === 0) kept.set(key, answer);
    return answer;
  } catch (error) {
    const problem = toAnswerProblem(error);
    return toAnswer(problem.status, kind, kind.refuse(problem, asked));
  }
}

/** The error response for an unexpected failure, in the requested format. */
export function renderFailure(
  catalogue: Catalogue,
  address: string,
  origin: string,
  today: Day,
): Answer {
  const { kind, asked } = parseAddress(catalogue, address, origin, today, new Map());
  const problem = new AnswerProblem(500, 'INTERNAL', 'Something broke on our side.');
  return toAnswer(500, kind, kind.refuse(problem, asked));
}

function toAnswer(status: number, { type }: AnswerKind, content: string | Buffer): Answer {
  return typeof content === 'string'
    ? { status, type, body: content }
    : { status, type, body: '', bytes: content };
}

function findKind(path: string): AnswerKind | undefined {
  return KINDS.find(({ pattern }) => pattern.test(path));
}

function parseAddress(
  catalogue: Catalogue,
  address: string,
  origin: string,
  today: Day,
  own: OwnAudiences,
): { readonly kind: AnswerKind; readonly asked: Asked } {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  const kind = findKind(path)!;
  const given = new URLSearchParams(query);
  const search = new URLSearchParams(
    kind.parameters.flatMap((name) => (given.get(name) ? [[name, given.get(name)!]] : [])),
  );
  const [, ...parts] = kind.pattern.exec(path)!;
  return {
    kind,
    asked: {
      catalogue,
      parts: parts.map((part: string | undefined) => decodePart(part ?? '')),
      search,
      own,
      today,
      origin,
    },
  };
}

/** A malformed part is used as is; it matches nothing. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function toAnswerProblem(error: unknown): AnswerProblem {
  if (error instanceof AnswerProblem) return error;
  if (isRefusal(error)) return new AnswerProblem(400, error.code, error.message);
  throw error;
}
