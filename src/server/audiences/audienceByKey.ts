import { LRUCache } from 'lru-cache';
import type { Audience } from '@/domain/Audience';
import { today } from '@/domain/today';
import { baselineAudience } from './baselineAudience';
import { browserslistAudience } from './browserslistAudience';
import { type AudienceRequest, parseAudienceKey } from './parseAudienceKey';
import { usageAudience } from './usageAudience';

/**
 * Enough for what is asked for at one time; the sums coverage keeps for an audience go when it
 * goes.
 */
const MAX_AUDIENCES = 64;

const memory = globalThis as { plimsollAudiences?: LRUCache<string, Audience> };

/**
 * `world`, `continent:eu`, `region:DE`, `browserslist:<query>`, `baseline:widely|newly|<year>`.
 * Equal keys give the same object for as long as it is kept and the day lasts, since Baseline and
 * queries such as `last 2 years` move with the clock. Own audiences, `custom:<id>`, are in the
 * database: see `ownAudiencesIn`. Throws `Refusal('AUDIENCE_INVALID')` with a sentence for the
 * reader.
 */
export function audienceByKey(key: string): Audience {
  memory.plimsollAudiences ??= new LRUCache({ max: MAX_AUDIENCES });
  const request = parseAudienceKey(key);
  const dated = `${today()} ${request.key}`;
  const known = memory.plimsollAudiences.get(dated);
  if (known) return known;

  const audience = audienceOf(request);
  memory.plimsollAudiences.set(dated, audience);
  return audience;
}

function audienceOf(request: AudienceRequest): Audience {
  switch (request.kind) {
    case 'BROWSERSLIST':
      return browserslistAudience(request);
    case 'BASELINE':
      return baselineAudience(request);
    default:
      return usageAudience(request);
  }
}
