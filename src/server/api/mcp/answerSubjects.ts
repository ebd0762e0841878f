// Tools' questions about features and keys by name → answers for a model.
import { reachesLine } from '@/domain/CoverageShares';
import { forecastSentence } from '@/domain/forecastSentence';
import { formatPercent } from '@/domain/format';
import { noOneSentence } from '@/domain/noOneSentence';
import { getClaim } from '@/domain/verdict';
import { AnswerProblem } from '@/server/api/answers/Answer';
import {
  type FallbackFacts,
  fallbackFacts,
  fallbackSentences,
} from '@/server/api/answers/fallbackFacts';
import { verdictFacts } from '@/server/api/answers/featureJson';
import type { AnswerSubject } from '@/server/api/answers/findAnswerSubject';
import { baselineSentence, firstVersionsText, shipLine } from '@/server/api/answers/words';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { provenBelowLine } from '@/server/model/coverage/provenFeatures';
import { getSupportTest } from '@/server/model/coverage/supportTest';
import { getForecast } from '@/server/model/forecast/forecast';
import { findMcpSubject } from './findMcpSubject';
import type { McpAnswer } from './McpAnswer';
import { sourceFacts, sourceLine } from './mcpSource';
import { type McpTeam, teamWords } from './McpTeam';
import type { McpContext, McpTerms } from './McpWorld';
import { quote } from './quote';

interface CanWeShipTerms extends McpTerms {
  readonly team?: McpTeam | undefined;
  /** The subjects as they were asked for, if `nameCode` has named some. */
  readonly asked?: readonly string[];
}

/** One line a subject; a wrong name is a line of its own and does not spoil the others. */
export function answerCanWeShip(
  context: McpContext,
  subjects: readonly string[],
  { team, asked: written = subjects, ...terms }: CanWeShipTerms,
): McpAnswer {
  const rows = subjects.map((text, at) => {
    const asked = quote(written[at]!);
    try {
      const subject = findMcpSubject(context, text, terms);
      const when = findWhen(context, subject, terms);
      const decided = teamWords(context.catalogue, team, text);
      const line = subjectLine(subject, when);
      return {
        line: decided === undefined ? line : `${line} ${decided}`,
        facts: { subject: asked, ...subjectFacts(context, subject, when), decision: decided },
      };
    } catch (error) {
      if (!(error instanceof AnswerProblem)) throw error;
      const problem = quote(error.message);
      return { line: `${asked}: unknown. ${problem}`, facts: { subject: asked, problem } };
    }
  });
  return {
    text: [sourceLine(context, terms), ...rows.map(({ line }) => line)].join('\n'),
    facts: { ...sourceFacts(context, terms), subjects: rows.map(({ facts }) => facts) },
  };
}

function subjectLine(subject: AnswerSubject, when: When | undefined): string {
  const line = shipLine({
    name: quote(subject.name),
    answer: subject.verdict.heading,
    shares: subject.coverage,
    linePercent: subject.linePercent,
    leftOut: subject.shortBrowsers.map(({ browser, share }) => ({ name: browser.name, share })),
  });
  return [`${line}.`, quoteMissing(subject), when?.sentence]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

const MAX_LEFT_OUT = 5;

/** The fields of `/features/<id>.json` and `/compat/<key>.json` that answer a question in short. */
function subjectFacts(context: McpContext, subject: AnswerSubject, when: When | undefined) {
  const { sentence, verdict, share, reading, coverage, shortBrowsers, baseline } =
    verdictFacts(subject);
  const { status, newlyOn, widelyOn } = baseline;
  return {
    id: getFeature(context, subject)?.slug ?? subject.name,
    name: quote(subject.name),
    verdict,
    sentence: quote(sentence),
    missing: quoteMissing(subject),
    share,
    reading,
    coverage,
    shortBrowsers: shortBrowsers.slice(0, MAX_LEFT_OUT),
    baseline: { status, newlyOn, widelyOn },
    forecast: when?.facts,
  };
}

/** Notes are other people's text. */
function quoteMissing({ verdict }: AnswerSubject): string | undefined {
  return verdict.missing === undefined ? undefined : quote(verdict.missing);
}

function getFeature({ catalogue }: McpContext, { path }: AnswerSubject): Feature | undefined {
  const slug = /^\/features\/(.+)$/.exec(path)?.[1];
  return slug === undefined ? undefined : catalogue.featureBySlug(slug);
}

interface When {
  readonly sentence: string | undefined;
  readonly facts: object;
}

function findWhen(
  context: McpContext,
  subject: AnswerSubject,
  { audience, line }: McpTerms,
): When | undefined {
  const feature = getFeature(context, subject);
  // Most features are there, and a forecast is the dearest part of an answer.
  if (!feature || reachesLine(subject.verdict.governing.share, line)) return undefined;
  const people = context.audience(audience);
  const forecast = getForecast(context.catalogue, feature, people, line, context.today);
  const { partialShare } = subject.coverage;
  const { state, earliestOn, likelyOn, latestOn } = forecast;
  return {
    sentence: forecastSentence(
      { ...forecast, trackedShare: people.trackedShare, partialShare },
      line,
    ),
    facts: { state, earliestOn, likelyOn, latestOn },
  };
}

export function answerExplain(context: McpContext, text: string, terms: McpTerms): McpAnswer {
  const subject = findMcpSubject(context, text, terms);
  const description = getFeature(context, subject)?.description;
  const when = findWhen(context, subject, terms);
  const leftOut = subject.shortBrowsers.map(
    ({ browser, share, partialShare }) =>
      `- ${browser.name}: ${formatPercent(share)}${partialWords(share, partialShare)}`,
  );
  const missing = quoteMissing(subject);
  const test = findTest(context, subject, terms);
  const fallback = findFallback(context, subject, terms);
  const lines = [
    sourceLine(context, terms),
    `${quote(subject.name)}: ${subject.verdict.heading}.`,
    ...(description ? [`Described as: “${quote(description)}”`] : []),
    getClaim(subject.verdict),
    ...(missing === undefined ? [] : [missing]),
    ...(when?.sentence === undefined ? [] : [when.sentence]),
    `Baseline: ${baselineSentence(subject)}`,
    `First full support: ${firstVersionsText(subject.support) || 'none'}.`,
    ...(leftOut.length > 0
      ? ['Without full support, heaviest first:', ...leftOut]
      : [`Without full support: ${noOneSentence(subject.coverage.unknownShare)}`]),
    ...(test ? testLines(test, terms) : []),
    ...fallbackLines(fallback),
  ];
  const { audience: _, linePercent: __, ...facts } = verdictFacts(subject);
  return {
    text: lines.join('\n'),
    facts: {
      ...sourceFacts(context, terms),
      ...facts,
      ...subjectFacts(context, subject, when),
      ...{ description: description && quote(description), shortBrowsers: facts.shortBrowsers },
      ...{ baseline: facts.baseline, support: facts.support },
      test: test && { code: test.code, proves: test.proven.slice(0, MAX_PROVEN) },
      ...fallback,
    },
  };
}

function findFallback(context: McpContext, subject: AnswerSubject, terms: McpTerms): FallbackFacts {
  if (reachesLine(subject.coverage.supportedShare, terms.line)) return {};
  return fallbackFacts(context.catalogue, getFeature(context, subject), subject.audience);
}

function fallbackLines(facts: FallbackFacts): string[] {
  const { polyfill } = facts;
  return [
    ...fallbackSentences(facts),
    ...(polyfill ? [`To load it: ${polyfill.loader.replaceAll(/\s+/g, ' ')}`] : []),
  ];
}

/** Features named after a test; a query finds the rest. */
const MAX_PROVEN = 12;

interface Test {
  readonly slug: string;
  readonly code: string;
  /** Slugs of features that need no test inside it. */
  readonly proven: readonly string[];
}

function findTest(context: McpContext, subject: AnswerSubject, terms: McpTerms): Test | undefined {
  const { catalogue } = context;
  const feature = getFeature(context, subject);
  if (!feature || reachesLine(subject.coverage.supportedShare, terms.line)) return undefined;
  const audience = context.audience(terms.audience);
  const test = getSupportTest(catalogue, feature, audience, terms.line);
  if (!test) return undefined;
  const proven = provenBelowLine(catalogue, test.key, audience, terms.line);
  return { slug: feature.slug, code: test.code, proven: proven.map(({ slug }) => slug) };
}

function testLines({ slug, code, proven }: Test, { line }: McpTerms): string[] {
  const named = proven.slice(0, MAX_PROVEN);
  const rest = proven.length - named.length;
  return [
    `A test for it: ${code.replace(/\s+/g, ' ')}`,
    ...(named.length > 0
      ? [
          `Every release that may pass it also supports these features below the line, so they need no test inside it: ${named.join(', ')}${rest > 0 ? ` and ${rest} more: find proven_by:${slug} coverage:<${line}` : ''}.`,
        ]
      : []),
  ];
}

function partialWords(share: number, partialShare: number): string {
  if (partialShare === 0) return '';
  return partialShare === share ? ', in part' : `, ${formatPercent(partialShare)} of it in part`;
}
