// A key → the answers to what a person asks about it: who cannot use it, since when others can, how to test for
// it, and where to read on.
import type { Answers } from '@/cli/answers/Answers';
import { readPackagedCatalogue } from '@/cli/answers/packagedData';
import type { Terms } from '@/cli/config/Terms';
import { type CoverageShares, reachesLine } from '@/domain/CoverageShares';
import { formatList, formatPercent } from '@/domain/format';
import { readableName } from '@/domain/readableName';
import { getShareWords } from '@/domain/shareWords';
import { suggestGuard } from '@/engines/scanner/forReports';
import { type FallbackFacts, fallbackSentences } from '@/server/api/answers/fallbackFacts';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { keyPages } from './keyPages';

export interface KeyFacts {
  /** As people know it: `:has()`, or `Navigator.share`. */
  readonly name: string;
  readonly description: string | undefined;
  /** "92.6 % of World can use it.", then who cannot, since when others can, what else these can be given. */
  readonly sentences: readonly string[];
  /** Code that tests for it. */
  readonly guard: string | undefined;
  /** Its page on the server that was asked, and on MDN. */
  readonly pages: readonly { readonly title: string; readonly url: string }[];
}

/** The fields used of `/compat/<path>.json`. */
interface KeyAnswer extends FallbackFacts {
  readonly audience: { readonly name: string };
  readonly coverage: CoverageShares;
  readonly shortBrowsers: readonly { readonly browser: string; readonly share: number }[];
  readonly baseline: {
    readonly status?: string;
    readonly newlyOn?: string;
    readonly widelyOn?: string;
    readonly missingBrowsers: readonly string[];
  };
}

interface Asking {
  readonly answers: Answers;
  readonly terms: Pick<Terms, 'audience' | 'line' | 'server'>;
  readonly dataFolder: string;
}

export async function readKeyFacts(
  { answers, terms, dataFolder }: Asking,
  key: string,
): Promise<KeyFacts> {
  const catalogue = readPackagedCatalogue(dataFolder);
  const search = new URLSearchParams({ audience: terms.audience, line: String(terms.line) });
  const body = await answers.get(`${await answers.findPath(key)}?${search.toString()}`);
  const feature = catalogue.keyByPath(key)?.feature;
  return {
    name: feature?.name ?? readableName(key),
    description: feature?.description,
    sentences: toSentences(JSON.parse(body) as KeyAnswer, catalogue, terms.line),
    guard: suggestGuard(key),
    pages: keyPages(catalogue, terms.server, key),
  };
}

const MAX_BROWSERS = 3;

function toSentences(
  { audience, coverage, shortBrowsers, baseline, ...facts }: KeyAnswer,
  catalogue: Catalogue,
  line: number,
): readonly string[] {
  const nameOf = (slug: string) => catalogue.browserBySlug(slug)?.name ?? slug;
  const words = getShareWords({ shares: coverage, linePercent: line, who: audience.name });
  const shown = shortBrowsers
    .slice(0, MAX_BROWSERS)
    .map(({ browser, share }) => `${nameOf(browser)} ${formatPercent(share)}`);
  const rest = shortBrowsers.length - shown.length;
  const short = [...shown, ...(rest > 0 ? [`${rest} more`] : [])];
  return [
    `${[words.claim, words.rest].filter(Boolean).join(', ')}.`,
    ...(short.length > 0 ? [`Without full support: ${formatList(short)}.`] : []),
    ...sinceSentence(baseline, nameOf),
    ...(reachesLine(coverage.supportedShare, line) ? [] : fallbackSentences(facts)),
  ];
}

function sinceSentence(
  { status, newlyOn, widelyOn, missingBrowsers }: KeyAnswer['baseline'],
  nameOf: (slug: string) => string,
): readonly string[] {
  if (status === 'WIDELY' && widelyOn)
    return [
      `Baseline: in all major browsers since ${newlyOn}, widely available since ${widelyOn}.`,
    ];
  if (status === 'NEWLY' && newlyOn)
    return [`Baseline: in all major browsers since ${newlyOn}, so newly available.`];
  return missingBrowsers.length > 0
    ? [`Not in Baseline: not fully supported in ${formatList(missingBrowsers.map(nameOf))}.`]
    : [];
}
