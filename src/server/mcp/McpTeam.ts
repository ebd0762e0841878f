import { subjectParts } from '@/server/answers/subjectParts';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import type { RequestContext } from '@/server/features/RequestContext';
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

/** What the team decided, as a clause; undefined where it decided nothing. */
export function teamWords(team: McpTeam | undefined, subject: string): string | undefined {
  const decision = team?.decisions.get(subject);
  if (!decision) return undefined;
  const { state, fallback } = decision;
  const how = fallback === null ? '' : ` (“${quote(fallback)}”)`;
  return `Your team: ${WORDS[state]}${how}`;
}

/** The subject, as decisions name it, of what a question calls an id, a key or a snippet. */
export function decidedSubject(catalogue: Catalogue, text: string): string {
  const [kind, id] = subjectParts(catalogue, text);
  if (kind === 'compat') return `key:${id}`;
  const redirect = catalogue.redirectBySlug(id);
  return `feature:${redirect?.kind === 'moved' ? redirect.target.slug : id}`;
}
