import type { Audience } from '@/domain/Audience';
import type { Day } from '@/domain/Day';
import { today as todayOfClock } from '@/domain/today';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { ownAudienceId } from '@/server/model/audiences/ownAudienceId';
import type { OwnAudiences } from '@/server/model/audiences/ownAudiences';
import type { Viewer } from '@/server/model/features/Viewer';
import type { OpenDatabase } from '@/server/platform/database/Database';

/**
 * Shared by all resolvers of one operation: one catalogue and one day, so that its answers are
 * consistent.
 */
export interface RequestContext {
  readonly catalogue: Catalogue;
  readonly today: Day;
  /**
   * Opens the database when it is first needed, so that public answers do not depend on it.
   * @throws Refusal STORAGE_UNAVAILABLE
   */
  readonly database: OpenDatabase;
  /**
   * Cached per operation, because lists ask for it once per row.
   * @throws Refusal AUDIENCE_INVALID
   */
  audience(key: string): Audience;
  /** Makes own audiences known that nothing in the operation itself names: those of projects. */
  loadAudiences(keys: readonly string[]): Promise<void>;
  /** Undefined for readers who are not signed in. */
  readonly viewer: Viewer | undefined;
  /** Counts an audience this client is about to make; throws `Refusal('AUDIENCE_LIMIT')`. */
  admitAudience(): void;
}

interface ContextOptions {
  readonly today?: Day;
  /** Not needed for answers from only the catalogue. */
  readonly database?: OpenDatabase;
  /** The own audiences the operation names, loaded before it runs. */
  readonly own?: OwnAudiences;
  readonly viewer?: Viewer | undefined;
  readonly admitAudience?: () => void;
}

export function createContext(
  catalogue: Catalogue,
  {
    today = todayOfClock(),
    database = findNoDatabase,
    own,
    viewer,
    admitAudience = () => undefined,
  }: ContextOptions = {},
): RequestContext {
  const audiences = new Map<string, Audience>();
  let loaded = own;

  return {
    catalogue,
    today,
    database,
    viewer,
    admitAudience,
    loadAudiences: async (keys) => {
      // Not with this file, since the command line has no database to find them in.
      const { findOwnAudiences } = await import('@/server/model/audiences/ownAudiences');
      const found = await findOwnAudiences(database, catalogue, keys.join(' '));
      loaded = new Map([...(loaded ?? []), ...found]);
    },
    audience: (key) => {
      const known = audiences.get(key);
      if (known) return known;
      const audience = findAudience(catalogue, key, loaded);
      audiences.set(key, audience);
      return audience;
    },
  };
}

const findNoDatabase = (): Promise<never> =>
  Promise.reject(new Error('This context was created without a database.'));

/**
 * Resolves a key; own audiences must already be loaded.
 * @throws Refusal AUDIENCE_INVALID
 */
export function findAudience(
  catalogue: Catalogue,
  key: string,
  own: OwnAudiences | undefined,
): Audience {
  const found = own?.get(ownAudienceId(key) ?? '');
  if (found instanceof Error) throw found;
  return found ?? audienceByKey(catalogue, key);
}
