import { today } from '@/domain/today';
import type { AnswerRequest } from '@/server/api/answers/Answer';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { OwnAudiences } from '@/server/model/audiences/ownAudiences';
import { createContext, type RequestContext } from '@/server/model/features/RequestContext';
import type { CodeReader } from '@/server/model/scan/readCode';
import type { McpTeam } from './McpTeam';

/** Everything that the tools answer from. */
export interface McpWorld {
  readonly catalogue: Catalogue;
  /** The instance's address, without a final slash; empty without an instance. */
  readonly origin: string;
  /** Looks up the own audiences that a text names; without it, none is known. */
  readonly findOwn?: (catalogue: Catalogue, text: string) => OwnAudiences | Promise<OwnAudiences>;
  readonly readCode: CodeReader;
  /** The team whose token was sent. */
  readonly team?: McpTeam | undefined;
  /** Is handed what broke; the caller hears only that something did. */
  readonly onFault?: (error: unknown) => void;
}

/** Arguments of nearly every tool. */
export interface McpTerms {
  readonly audience: string;
  readonly line: number;
}

export interface McpContext extends RequestContext {
  /** An address's worth of question, for what answers addresses too. */
  asked(parts: readonly string[], terms: McpTerms): AnswerRequest;
}

/** Looks up own audiences before anything is computed, which then is in one go. */
export async function openContext(
  {
    catalogue,
    origin,
    findOwn = () => new Map(),
  }: Pick<McpWorld, 'catalogue' | 'origin' | 'findOwn'>,
  { audience }: Pick<McpTerms, 'audience'>,
): Promise<McpContext> {
  const own = await findOwn(catalogue, audience);
  const day = today();
  return {
    ...createContext(catalogue, { today: day, own }),
    asked: (parts, terms) => ({
      catalogue,
      parts,
      search: new URLSearchParams({ audience: terms.audience, line: String(terms.line) }),
      own,
      today: day,
      origin,
    }),
  };
}
