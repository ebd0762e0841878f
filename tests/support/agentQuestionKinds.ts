// Kinds of questions that agents ask, each with a test of its answer by the published data.
import {
  boundsInTheWorld,
  firstVersion,
  type RawAgent,
  shareAmong,
  supportAt,
  webFeatures,
} from './rawData';

export interface AgentAnswer {
  readonly text: string;
  readonly facts: unknown;
  readonly isError: boolean;
}

export interface AgentQuestion {
  readonly words: string;
  readonly tool: string;
  readonly given: Readonly<Record<string, unknown>>;
  /** For those that `plimsoll can --json` answers too. */
  readonly subject?: SubjectQuestion;
  isRight(answer: AgentAnswer): boolean;
}

interface SubjectQuestion {
  readonly name: string;
  readonly audience: string;
  readonly line: number;
  isRight(facts: SubjectFacts): boolean;
}

interface SubjectFacts {
  readonly id?: string;
  readonly verdict?: string;
  readonly coverage?: Readonly<Record<'supportedShare' | 'partialShare', number>>;
}

const YES: readonly (string | undefined)[] = ['Yes', 'Yes, with care'];

/** A question that a script and an agent may both ask: the agent also needs it in words. */
export function askSubject(
  words: string,
  {
    name,
    audience = 'world',
    line = 95,
  }: { readonly name: string; readonly audience?: string; readonly line?: number },
  isRight: (facts: SubjectFacts) => boolean,
  says: readonly string[] = [],
): AgentQuestion {
  return {
    words,
    tool: 'can_we_ship',
    given: { subjects: [name], audience, line },
    subject: { name, audience, line, isRight },
    isRight: ({ text, facts }) =>
      says.every((piece) => text.includes(piece)) &&
      isRight((facts as { readonly subjects: readonly SubjectFacts[] }).subjects[0]!),
  };
}

const isNear = (a: number | undefined, b: number): boolean => Math.abs((a ?? -1) - b) < 1e-6;
const NAMES = { chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari' } as const;
type Desktop = keyof typeof NAMES;

export function askFirst(key: string): AgentQuestion {
  const first = (Object.keys(NAMES) as Desktop[]).map(
    (browser) => [browser, firstVersion(key, browser)] as const,
  );
  return {
    words: `Since which versions is there ${key}?`,
    tool: 'explain',
    given: { subject: key },
    isRight: ({ text, facts }) => {
      const { support } = facts as {
        readonly support: readonly { readonly browser: string; readonly version: string }[];
      };
      return first.every(
        ([browser, version]) =>
          text.includes(`${NAMES[browser]} ${version}`) &&
          support.some((row) => row.browser === browser && row.version === version),
      );
    },
  };
}

export function askBaseline(id: string): AgentQuestion {
  const {
    baseline,
    baseline_low_date: low,
    baseline_high_date: high,
  } = webFeatures.features[id]!.status;
  const says =
    baseline === 'high'
      ? `Widely available since ${high}`
      : baseline === 'low'
        ? `Newly available since ${low}`
        : 'Limited availability';
  const status = { high: 'WIDELY', low: 'NEWLY', none: 'LIMITED' }[baseline || 'none'];
  return {
    words: `Is ${id} in Baseline, and since when?`,
    tool: 'explain',
    given: { subject: id },
    isRight: ({ text, facts }) => {
      const own = (facts as { readonly baseline: Record<string, string | undefined> }).baseline;
      const isDated = baseline === false || own.newlyOn === low;
      return text.includes(says) && own.status === status && isDated;
    },
  };
}

const PERCENTS = { all: '100.0', part: '100.0', none: '0.0' } as const;

export function askRelease(key: string, browser: 'chrome' | 'firefox' | 'safari', version: string) {
  const state = supportAt(key, browser, version);
  return askSubject(
    `Does ${browser} ${version} have ${key}?`,
    { name: key, audience: `browserslist:${browser} ${version}` },
    ({ coverage }) =>
      isNear(coverage?.supportedShare, state === 'all' ? 1 : 0) &&
      isNear(coverage?.partialShare, state === 'part' ? 1 : 0),
    [`${PERCENTS[state]}\u202f% can use`],
  );
}

const MIXED: Partial<Record<RawAgent, string>> = { chrome: '90', edge: '90', firefox: '90' };

export function askShare(key: string): AgentQuestion {
  const share = shareAmong(key, MIXED);
  const audience = `browserslist:${Object.entries(MIXED)
    .map(([browser, version]) => `${browser} >= ${version}`)
    .join(', ')}`;
  return askSubject(
    `How many on desktop browsers from 90 on have ${key}?`,
    { name: key, audience },
    ({ coverage }) => isNear(coverage?.supportedShare, share),
    [`${(share * 100).toFixed(1)}\u202f%`],
  );
}

export function askWorld(key: string): AgentQuestion {
  const { least, most } = boundsInTheWorld(key);
  if (least < 0.9 && most >= 0.9) throw new Error(`${key} is too near the line to tell`);
  return askSubject(
    `Can the world use ${key}?`,
    { name: key, audience: 'world;android=latest', line: 90 },
    ({ verdict, coverage }) => {
      const { supportedShare = -1 } = coverage ?? {};
      return (
        supportedShare >= least - 1e-6 &&
        supportedShare <= most + 1e-6 &&
        YES.includes(verdict) === least >= 0.9
      );
    },
  );
}

/** A refusal, or a subject with a problem: never a verdict. */
export function askWrong(
  words: string,
  given: Readonly<Record<string, unknown>>,
  says: readonly string[],
): AgentQuestion {
  return {
    words,
    tool: 'can_we_ship',
    given,
    isRight: ({ text, facts, isError }) => {
      const [first] = (facts as { readonly subjects?: readonly SubjectFacts[] })?.subjects ?? [];
      const isRefused = isError || (first !== undefined && first.verdict === undefined);
      return isRefused && says.every((piece) => text.includes(piece));
    },
  };
}

export function askFor(query: string, ids: readonly string[]): AgentQuestion {
  return {
    words: `Which features are in ${query}?`,
    tool: 'find_features',
    given: { query },
    isRight: ({ text, facts }) => {
      const { total, features } = facts as {
        readonly total: number;
        readonly features: readonly { readonly id: string }[];
      };
      const found = features.map(({ id }) => id);
      return (
        total === ids.length &&
        text.includes(`${ids.length} features`) &&
        found.every((id) => ids.includes(id)) &&
        found.length === Math.min(ids.length, 40)
      );
    },
  };
}

/** Each key is by the published data clearly above the line or clearly below it. */
export function askCode(language: string, code: string, keys: readonly string[]): AgentQuestion {
  const below = keys.filter((key) => boundsInTheWorld(key).most < 0.95);
  return {
    words: `What does this leave out: ${code}`,
    tool: 'scan_code',
    given: { language, code, audience: 'world;android=latest' },
    isRight: ({ text, facts }) => {
      const { findings } = facts as { readonly findings: readonly { readonly key: string }[] };
      const found = new Set(findings.map(({ key }) => key));
      return keys.every(
        (key) => found.has(key) === below.includes(key) && text.includes(key) === found.has(key),
      );
    },
  };
}

export function askFloor(floors: Readonly<Record<'chrome' | 'firefox', string>>): AgentQuestion {
  return {
    words: `Down to which versions are all of these people: ${JSON.stringify(floors)}?`,
    tool: 'our_policy',
    given: {
      audience: `browserslist:chrome ${floors.chrome}, firefox ${floors.firefox}`,
      line: 100,
    },
    isRight: ({ text, facts }) => {
      const rows = (facts as { readonly floors: readonly Record<string, unknown>[] }).floors;
      return Object.entries(floors).every(
        ([browser, version]) =>
          rows.some((row) => row.browser === browser && row.version === version) &&
          text.includes(`${NAMES[browser as Desktop]} ${version}`),
      );
    },
  };
}
