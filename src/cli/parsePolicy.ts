import { policyJsonHref } from '@/domain/routes/policy';
import type { Answers } from './answers/Answers';
import { type Terms, termsToPolicyView } from './config/Terms';
import { CliProblem, EXIT } from './ExitCode';

/** The fields used of `/policy.json`. */
export interface PolicyFacts {
  readonly hash: string;
  readonly day: string;
  readonly data: readonly { readonly name: string; readonly version: string }[];
  readonly audience: {
    readonly key: string;
    readonly name: string;
    /** 0–1; older servers don’t say it. */
    readonly trackedShare?: number;
  };
  readonly linePercent: number;
  readonly supportedShare: number;
  readonly floors: readonly {
    readonly name: string;
    readonly version: string;
    readonly lostShare: number;
  }[];
  readonly givenUp: readonly { readonly name: string; readonly lostShare: number }[];
  readonly features: Readonly<
    Record<'above' | 'adopted' | 'acceptedBelow' | 'declined' | 'refused', readonly string[]>
  > & {
    /** Older servers don’t say it. */
    readonly aboveInPart?: readonly string[];
  };
  readonly fallbackRules: readonly string[];
}

/** A `policy.json` as text → what is read of it; undefined if it is damaged. */
export function parsePolicy(text: string): PolicyFacts | undefined {
  try {
    const policy = JSON.parse(text) as Partial<PolicyFacts> | null;
    const isWhole =
      typeof policy?.hash === 'string' && isRows(policy.floors) && isRows(policy.givenUp);
    return isWhole ? (policy as PolicyFacts) : undefined;
  } catch {
    return undefined;
  }
}

function isRows(rows: unknown): boolean {
  return (
    Array.isArray(rows) &&
    rows.every(
      (row: Partial<PolicyFacts['givenUp'][number]> | null) =>
        typeof row?.name === 'string' && typeof row.lostShare === 'number',
    )
  );
}

/**
 * @throws CliProblem if the answer is not a policy, such as one from a server that is not Plimsoll
 */
export async function askPolicy(answers: Answers, terms: Terms): Promise<PolicyFacts> {
  const policy = parsePolicy(await answers.get(policyJsonHref(termsToPolicyView(terms))));
  if (policy) return policy;
  throw new CliProblem(
    EXIT.unreachable,
    `The server ${terms.server} answered with something else than a policy. Check the address, or ask without a server to use the data in the package.`,
  );
}
