// Tools' questions → short texts for a model. Easy to get wrong: every answer names its audience,
// line, day and data, for it may be read long after and without the question.
import { reachesLine } from '@/domain/CoverageShares';
import { forecastSentence } from '@/domain/forecastSentence';
import { formatLine, formatPercent } from '@/domain/format';
import { noOneSentence } from '@/domain/noOneSentence';
import { getShareWords } from '@/domain/shareWords';
import { getClaim } from '@/domain/verdict';
import { AnswerProblem } from '@/server/api/answers/Answer';
import { dataVersions } from '@/server/api/answers/dataVersions';
import type { AnswerSubject } from '@/server/api/answers/findAnswerSubject';
import { baselineSentence, firstVersionsText, shipLine } from '@/server/api/answers/words';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { provenBelowLine } from '@/server/model/coverage/provenFeatures';
import { getSupportTest } from '@/server/model/coverage/supportTest';
import { absentSentence } from '@/server/model/features/absentSentence';
import { selectFeatures } from '@/server/model/features/featureList';
import { getForecast } from '@/server/model/forecast/forecast';
import { buildPolicy } from '@/server/model/policy/Policy';
import { POLICY_FILES } from '@/server/model/policy/policyFiles';
import { findMcpSubject } from './findMcpSubject';
import { type McpTeam, teamWords } from './McpTeam';
import type { McpContext, McpTerms } from './McpWorld';
import { quote } from './quote';

/** One line a subject; a wrong name is a line of its own and does not spoil the others. */
export function answerCanWeShip(
  context: McpContext,
  subjects: readonly string[],
  { team, ...terms }: McpTerms & { readonly team?: McpTeam | undefined },
): string {
  const lines = subjects.map((text) => {
    try {
      const line = subjectLine(context, findMcpSubject(context, text, terms), terms);
      const decided = teamWords(context.catalogue, team, text);
      return decided === undefined ? line : `${line} ${decided}`;
    } catch (error) {
      if (error instanceof AnswerProblem) return `${quote(text)}: unknown. ${quote(error.message)}`;
      throw error;
    }
  });
  return [sourceLine(context, terms), ...lines].join('\n');
}

function subjectLine(context: McpContext, subject: AnswerSubject, terms: McpTerms): string {
  const line = shipLine({
    name: quote(subject.name),
    answer: subject.verdict.heading,
    shares: subject.coverage,
    linePercent: subject.linePercent,
    leftOut: subject.shortBrowsers.map(({ browser, share }) => ({ name: browser.name, share })),
  });
  return [`${line}.`, quoteMissing(subject), whenSentence(context, subject, terms)]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

/** Notes are other people's text. */
function quoteMissing({ verdict }: AnswerSubject): string | undefined {
  return verdict.missing === undefined ? undefined : quote(verdict.missing);
}

function getFeature({ catalogue }: McpContext, { path }: AnswerSubject): Feature | undefined {
  const slug = /^\/features\/(.+)$/.exec(path)?.[1];
  return slug === undefined ? undefined : catalogue.featureBySlug(slug);
}

function whenSentence(context: McpContext, subject: AnswerSubject, { audience, line }: McpTerms) {
  const feature = getFeature(context, subject);
  // Most features are there, and a forecast is the dearest part of an answer.
  if (!feature || reachesLine(subject.coverage.supportedShare, line)) return undefined;
  const people = context.audience(audience);
  const forecast = getForecast(context.catalogue, feature, people, line, context.today);
  const { partialShare } = subject.coverage;
  return forecastSentence({ ...forecast, trackedShare: people.trackedShare, partialShare }, line);
}

export function answerExplain(context: McpContext, text: string, terms: McpTerms): string {
  const subject = findMcpSubject(context, text, terms);
  const description = getFeature(context, subject)?.description;
  const when = whenSentence(context, subject, terms);
  const leftOut = subject.shortBrowsers.map(
    ({ browser, share, partialShare }) =>
      `- ${browser.name}: ${formatPercent(share)}${partialWords(share, partialShare)}`,
  );
  const missing = quoteMissing(subject);
  return [
    sourceLine(context, terms),
    `${quote(subject.name)}: ${subject.verdict.heading}.`,
    ...(description ? [`Described as: “${quote(description)}”`] : []),
    getClaim(subject.verdict),
    ...(missing === undefined ? [] : [missing]),
    ...(when === undefined ? [] : [when]),
    `Baseline: ${baselineSentence(subject)}`,
    `First full support: ${firstVersionsText(subject.support) || 'none'}.`,
    ...(leftOut.length > 0
      ? ['Without full support, heaviest first:', ...leftOut]
      : [`Without full support: ${noOneSentence(subject.coverage.unknownShare)}`]),
    ...testLines(context, subject, terms),
  ].join('\n');
}

/** Features named after a test; a query finds the rest. */
const MAX_PROVEN = 12;

function testLines(context: McpContext, subject: AnswerSubject, terms: McpTerms): string[] {
  const { catalogue } = context;
  const feature = getFeature(context, subject);
  if (!feature || reachesLine(subject.coverage.supportedShare, terms.line)) return [];
  const audience = context.audience(terms.audience);
  const test = getSupportTest(catalogue, feature, audience, terms.line);
  if (!test) return [];
  const proven = provenBelowLine(catalogue, test.key, audience, terms.line);
  const named = proven.slice(0, MAX_PROVEN).map(({ slug }) => slug);
  const rest = proven.length - named.length;
  return [
    `A test for it: ${test.code.replace(/\s+/g, ' ')}`,
    ...(named.length > 0
      ? [
          `Every release that may pass it also supports these features below the line, so they need no test inside it: ${named.join(', ')}${rest > 0 ? ` and ${rest} more: find proven_by:${feature.slug} coverage:<${terms.line}` : ''}.`,
        ]
      : []),
  ];
}

function partialWords(share: number, partialShare: number): string {
  if (partialShare === 0) return '';
  return partialShare === share ? ', in part' : `, ${formatPercent(partialShare)} of it in part`;
}

export interface PolicyQuestion extends McpTerms {
  readonly adopt: readonly string[];
  readonly decline: readonly string[];
  /** Decides where the question decides nothing. */
  readonly team?: McpTeam | undefined;
}

export function answerPolicy(
  context: McpContext,
  question: PolicyQuestion,
  origin: string,
): string {
  const { catalogue } = context;
  const { team, adopt, decline } = question;
  const isTheirs = team !== undefined && adopt.length + decline.length === 0;
  const policy = buildPolicy(context, {
    ...question,
    ...(team && { rule: team.rule, floors: team.floors }),
    ...(isTheirs && { adopt: team.adopt, decline: team.decline, maxDecided: Infinity }),
    linePercent: question.line,
  });
  const agents = POLICY_FILES.find(({ name }) => name === 'agents.md')!;
  return [
    ...(isTheirs ? [`The policy of ${quote(team.name)}.`] : []),
    agents.write({ catalogue, policy, origin }).trimEnd(),
    `At or above the line: ${policy.above.length} features. Linters warn about: ${policy.refused.length}.`,
    ...policy.absent.map((name) => quote(absentSentence(name))),
  ].join('\n');
}

const MAX_FOUND = 40;

export function answerFind(context: McpContext, query: string, terms: McpTerms): string {
  const { features, problem } = selectFeatures(context, {
    query,
    audience: terms.audience,
    sort: 'COVERAGE_DESC',
  });
  if (problem)
    throw new AnswerProblem(
      400,
      'QUERY_INVALID',
      `The query cannot be read at character ${problem.start + 1}: ${problem.message}`,
    );
  const audience = context.audience(terms.audience);
  const foundWords = (feature: Feature) => {
    const shares = getFeatureCoverage(context.catalogue, feature, audience);
    const { percent, can, rest } = getShareWords({ shares, linePercent: terms.line });
    return rest === undefined ? percent : `${percent} ${can}, ${rest}`;
  };
  const rows = features
    .slice(0, MAX_FOUND)
    .map((feature) => `- ${feature.slug} (${quote(feature.name)}): ${foundWords(feature)}`);
  const rest = features.length - rows.length;
  return [
    sourceLine(context, terms),
    `${features.length} features, best supported first.`,
    ...rows,
    ...(rest > 0 ? [`… and ${rest} more: narrow the query.`] : []),
  ].join('\n');
}

/** The first line of every answer. */
export function sourceLine(context: McpContext, { audience, line }: McpTerms): string {
  const { name } = context.audience(audience);
  return `For ${quote(name)}, line ${formatLine(line)}, ${context.today}, ${dataVersions(context.catalogue)}:`;
}
