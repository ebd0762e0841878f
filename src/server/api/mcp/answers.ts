// Tools' questions about many features → answers for a model: the policy, and what a query finds.
import { getBriefShare } from '@/domain/briefShare';
import { getShareWords } from '@/domain/shareWords';
import { AnswerProblem } from '@/server/api/answers/Answer';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { getFeatureCoverage, getFeatureError } from '@/server/model/coverage/coverage';
import { absentSentence } from '@/server/model/features/absentSentence';
import { selectFeatures } from '@/server/model/features/featureList';
import { buildPolicy, type Policy } from '@/server/model/policy/Policy';
import { POLICY_FILES } from '@/server/model/policy/policyFiles';
import type { McpAnswer } from './McpAnswer';
import { sourceFacts, sourceLine } from './mcpSource';
import type { McpTeam } from './McpTeam';
import type { McpContext, McpTerms } from './McpWorld';
import { quote } from './quote';

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
): McpAnswer {
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
  const text = [
    ...(isTheirs ? [`The policy of ${quote(team.name)}.`] : []),
    agents.write({ catalogue, policy, origin }).trimEnd(),
    `At or above the line: ${policy.above.length} features, ${policy.aboveInPart.length} of them only with partial support counted. Linters warn about: ${policy.refused.length}.`,
    ...policy.absent.map((name) => quote(absentSentence(name))),
  ].join('\n');
  return { text, facts: { ...sourceFacts(context, question), ...policyFacts(policy) } };
}

function policyFacts(policy: Policy) {
  const slugs = (features: readonly Feature[]) => features.map(({ slug }) => slug);
  return {
    hash: policy.hash,
    supportedShare: policy.supportedShare,
    floors: policy.floors.map(({ browser: { slug, name }, release, lostShare }) => ({
      ...{ browser: slug, name, version: release.version, lostShare },
    })),
    givenUp: policy.givenUp.map(({ browser: { slug, name }, lostShare }) => ({
      ...{ browser: slug, name, lostShare },
    })),
    adopted: slugs(policy.adopted),
    declined: slugs(policy.declined),
    aboveCount: policy.above.length,
    aboveInPartCount: policy.aboveInPart.length,
    refusedCount: policy.refused.length,
    fallbackRules: policy.fallbackRules,
    problems: policy.absent.map((name) => quote(absentSentence(name))),
  };
}

const MAX_FOUND = 40;

export function answerFind(context: McpContext, query: string, terms: McpTerms): McpAnswer {
  const { features, problem } = selectFeatures(context, {
    query,
    audience: terms.audience,
    linePercent: terms.line,
    sort: 'COVERAGE_DESC',
  });
  if (problem)
    throw new AnswerProblem(
      400,
      'QUERY_INVALID',
      `The query cannot be read at character ${problem.start + 1}: ${problem.message}`,
    );
  const audience = context.audience(terms.audience);
  const found = features.slice(0, MAX_FOUND).map((feature) => {
    const shares = getFeatureCoverage(context.catalogue, feature, audience);
    const error = getFeatureError(context.catalogue, feature, audience)?.error;
    const { share, reading, percent, can } = getBriefShare(shares, terms.line, error);
    const { rest: others } = getShareWords({ shares, linePercent: terms.line });
    const words = others === undefined ? percent : `${percent} ${can}, ${others}`;
    return { words, facts: { id: feature.slug, name: quote(feature.name), share, reading } };
  });
  const rest = features.length - found.length;
  const text = [
    sourceLine(context, terms),
    `${features.length} features, best supported first.`,
    ...found.map(({ words, facts: { id, name } }) => `- ${id} (${name}): ${words}`),
    ...(rest > 0 ? [`… and ${rest} more: narrow the query.`] : []),
  ].join('\n');
  const total = features.length;
  const source = sourceFacts(context, terms);
  return { text, facts: { ...source, total, features: found.map(({ facts }) => facts) } };
}
