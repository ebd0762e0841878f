import { subjectParts } from '@/server/api/answers/subjectParts';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { PolicyRule } from '@/server/model/policy/PolicyRule';
import { quote } from './quote';

/** A project whose token a program shows: its terms are the defaults, and its decisions are said. */
export interface McpTeam {
  /** An audience’s key, and a line in percent. */
  readonly audience: string;
  readonly line: number;
  /** Of workspace and project. */
  readonly name: string;
  /** Slugs that its policy adopts and declines. */
  readonly adopt: readonly string[];
  readonly decline: readonly string[];
  /** By default the oldest releases go first, and no floor is set by hand. */
  readonly rule?: PolicyRule;
  readonly floors?: readonly string[];
  /** By subject, such as `feature:has` and `key:css.properties.gap`. */
  readonly decisions: ReadonlyMap<string, TeamDecision>;
  /** Undefined for a token that only reads. */
  readonly propose?: (context: RequestContext, proposal: Proposal) => Promise<string>;
}

interface TeamDecision {
  readonly state: 'PROPOSED' | 'ADOPTED' | 'ADOPTED_WITH_FALLBACK' | 'WAITING' | 'DECLINED';
  readonly fallback: string | null;
}

export interface Proposal {
  readonly subject: string;
  readonly rationale: string;
  readonly fallback?: string | undefined;
}

const WORDS: Readonly<Record<TeamDecision['state'], string>> = {
  PROPOSED: 'it was proposed, and nobody answered yet',
  ADOPTED: 'adopted',
  ADOPTED_WITH_FALLBACK: 'adopted with a fallback',
  WAITING: 'wait',
  DECLINED: 'declined, do not use it',
};

/**
 * The team's decision on an id, a key or a snippet, as a clause; undefined without one. A key without
 * a decision takes that of its feature.
 */
export function teamWords(
  catalogue: Catalogue,
  team: McpTeam | undefined,
  text: string,
): string | undefined {
  const decision = team && decisionOn(catalogue, team, text);
  if (!decision) return undefined;
  const { state, fallback } = decision;
  const how = fallback === null ? '' : ` (“${quote(fallback)}”)`;
  return `Your team: ${WORDS[state]}${how}.`;
}

/** True if the team has declined it. */
export function isDeclined(catalogue: Catalogue, team: McpTeam | undefined, text: string): boolean {
  return team !== undefined && decisionOn(catalogue, team, text)?.state === 'DECLINED';
}

function decisionOn(catalogue: Catalogue, { decisions }: McpTeam, text: string) {
  const [kind, id] = subjectParts(catalogue, text);
  if (kind === 'compat') {
    const feature = catalogue.keyByPath(id)?.feature?.slug;
    return decisions.get(`key:${id}`) ?? decisions.get(`feature:${feature}`);
  }
  const redirect = catalogue.redirectBySlug(id);
  return decisions.get(`feature:${redirect?.kind === 'moved' ? redirect.target.slug : id}`);
}
