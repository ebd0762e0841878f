import type { Audience } from '@/domain/Audience';
import type { Day } from '@/domain/Day';
import { today as todayOfClock } from '@/domain/today';
import { audienceByKey } from '@/server/audiences/audienceByKey';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';

/** What every resolver of one operation sees: one catalogue and one day, so that no answer contradicts another. */
export interface GraphContext {
  readonly catalogue: Catalogue;
  readonly today: Day;
  /** Throws `Refusal('AUDIENCE_INVALID')`. A list asks once a row, so each key is parsed once an operation. */
  audience(key: string): Audience;
}

export function createContext({ today = todayOfClock() }: { readonly today?: Day } = {}): GraphContext {
  const audiences = new Map<string, Audience>();

  return {
    catalogue: loadCatalogue(),
    today,
    audience: (key) => {
      const known = audiences.get(key);
      if (known) return known;
      const audience = audienceByKey(key);
      audiences.set(key, audience);
      return audience;
    },
  };
}
