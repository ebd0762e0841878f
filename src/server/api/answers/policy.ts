// GET /policy.json, /policy.schema.json and /policy/eslint.json, /policy/browserslistrc …, each for
// ?audience=&line=&adopt=&decline=&rule=&floors=: what a team supports, as its tools read it.
import { DEFAULT_AUDIENCE_KEY } from '@/domain/Audience';
import { parseNames, parsePolicyRule } from '@/domain/routes/policy';
import { absentSentence } from '@/server/model/features/absentSentence';
import { createContext } from '@/server/model/features/RequestContext';
import { buildPolicy, type Policy, type PolicyTerms } from '@/server/model/policy/Policy';
import { type FileSource, type PolicyFile, toJson } from '@/server/model/policy/PolicyFile';
import { POLICY_FILES } from '@/server/model/policy/policyFiles';
import { policyJson } from '@/server/model/policy/policyJson';
import { POLICY_SCHEMA } from '@/server/model/policy/policySchema.data';
import { type AnswerKind, AnswerProblem, type AnswerRequest } from './Answer';
import { jsonRefusal } from './jsonRefusal';
import { parseLine } from './parseOptions';

export const POLICY_PARAMETERS = ['audience', 'line', 'adopt', 'decline', 'rule', 'floors'];
const JSON_TYPE = 'application/json; charset=utf-8';

const policyAnswer: AnswerKind = {
  pattern: /^\/policy\.json$/,
  parameters: POLICY_PARAMETERS,
  type: JSON_TYPE,
  write: (asked) => toJson(policyJson(toSource(asked))),
  refuse: jsonRefusal,
};

const schemaAnswer: AnswerKind = {
  pattern: /^\/policy\.schema\.json$/,
  parameters: [],
  type: JSON_TYPE,
  write: () => toJson(POLICY_SCHEMA),
  refuse: jsonRefusal,
};

export const policyAnswers: readonly AnswerKind[] = [
  policyAnswer,
  schemaAnswer,
  ...POLICY_FILES.map(toAnswer),
];

const COMMENTS: Readonly<Record<PolicyFile['type'], (text: string) => string>> = {
  'text/plain': (text) => `# ${text}\n`,
  'text/javascript': (text) => `// ${text}\n`,
  'text/markdown': (text) => `${text}\n`,
  'application/json': (text) => `${text}\n`,
};

function toAnswer({ name, type, write }: PolicyFile): AnswerKind {
  return {
    pattern: new RegExp(`^/policy/${name.replaceAll('.', '\\.')}$`),
    parameters: POLICY_PARAMETERS,
    type: `${type}; charset=utf-8`,
    write: (asked) => write(toSource(asked)),
    refuse: (problem) =>
      type === 'application/json' ? jsonRefusal(problem) : COMMENTS[type](problem.message),
  };
}

function toSource(asked: AnswerRequest): FileSource {
  const { catalogue, origin } = asked;
  return { catalogue, origin, policy: findPolicy(asked) };
}

/**
 * The same files for a project’s own terms, which fit in no address: a project may decide on any
 * number of features. Undefined for an unknown file.
 * @param name `policy.json`, or `policy/eslint.json` …
 */
export function projectPolicy(
  name: string,
  terms: Omit<PolicyTerms, 'maxDecided'>,
  { catalogue, own, today, origin }: Omit<AnswerRequest, 'parts' | 'search'>,
): { readonly type: string; readonly body: string } | undefined {
  const file = POLICY_FILES.find((one) => name === `policy/${one.name}`);
  if (!file && name !== 'policy.json') return undefined;
  const context = createContext(catalogue, { today, own });
  const policy = buildPolicy(context, { ...terms, maxDecided: Infinity });
  const source = { catalogue, origin, policy };
  return file
    ? { type: `${file.type}; charset=utf-8`, body: file.write(source) }
    : { type: JSON_TYPE, body: toJson(policyJson(source)) };
}

/** A tool must not go on without a feature its team named, so a wrong name is no answer. */
export function findPolicy({ catalogue, search, own, today }: AnswerRequest): Policy {
  const names = (name: string) => parseNames(search.get(name) ?? undefined);
  const policy = buildPolicy(createContext(catalogue, { today, own }), {
    audience: search.get('audience') ?? DEFAULT_AUDIENCE_KEY,
    linePercent: parseLine(search),
    adopt: names('adopt'),
    decline: names('decline'),
    rule: parsePolicyRule(search.get('rule') ?? undefined),
    floors: names('floors'),
  });
  const [absent] = policy.absent;
  if (!absent) return policy;
  throw new AnswerProblem(404, 'NOT_FOUND', absentSentence(absent));
}
