import { LRUCache } from 'lru-cache';
import type { Audience } from '@/domain/Audience';
import { today } from '@/domain/today';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/catalogue/memoizeByCatalogue';
import { baselineAudience } from './baselineAudience';
import { browserslistAudience } from './browserslistAudience';
import { type AudienceRequest, parseAudienceKey } from './parseAudienceKey';
import { usageAudience } from './usageAudience';

/**
 * Enough for what is asked for at one time; the sums coverage keeps for an audience go when it
 * goes.
 */
const MAX_AUDIENCES = 64;

const audiences = memoizeByCatalogue(
  'audiences',
  () => new LRUCache<string, Audience>({ max: MAX_AUDIENCES }),
);

/**
 * `world`, `continent:eu`, `region:DE`, `browserslist:<query>`, `baseline:widely|newly|<year>`.
 * Equal keys give the same object for as long as it is kept and the day lasts, since Baseline and
 * queries such as `last 2 years` move with the clock. Own audiences, `custom:<id>`, are in the
 * database: see `findOwnAudiences`. Throws `Refusal('AUDIENCE_INVALID')` with a sentence for the
 * reader.
 */
export function audienceByKey(catalogue: Catalogue, key: string): Audience {
  const memory = audiences(catalogue);
  const request = parseAudienceKey(catalogue, key);
  const dated = `${today()} ${request.key}`;
  const known = memory.get(dated);
  if (known) return known;

  const audience = buildAudience(catalogue, request);
  memory.set(dated, audience);
  return audience;
}

function buildAudience(catalogue: Catalogue, request: AudienceRequest): Audience {
  switch (request.kind) {
    case 'BROWSERSLIST':
      return browserslistAudience(catalogue, request);
    case 'BASELINE':
      return baselineAudience(catalogue, request);
    default:
      return usageAudience(catalogue, request);
  }
}
