import { today } from '@/domain/today';
import type { Asked } from '@/server/answers/Answer';
import { findOwnAudiences } from '@/server/audiences/ownAudiences';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { createContext, type RequestContext } from '@/server/features/RequestContext';

/** What the tools answer from. */
export interface McpWorld {
  readonly catalogue: Catalogue;
  /** Where the instance is reached, without a final slash. */
  readonly origin: string;
  /** Is handed what broke; the caller hears only that something did. */
  readonly onFault?: (error: unknown) => void;
}

/** Arguments of nearly every tool. */
export interface Terms {
  readonly audience: string;
  readonly line: number;
}

export interface McpContext extends RequestContext {
  /** An address's worth of question, for what answers addresses too. */
  asked(parts: readonly string[], terms: Terms): Asked;
}

/** Looks up own audiences before anything is computed, which then is in one go. */
export async function openContext(
  { catalogue, origin }: McpWorld,
  { audience }: Pick<Terms, 'audience'>,
): Promise<McpContext> {
  const own = await findOwnAudiences(catalogue, audience);
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
