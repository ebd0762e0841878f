import { LRUCache } from 'lru-cache';
import type { Audience } from '@/domain/Audience';
import { today } from '@/domain/today';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { baselineAudience } from './baselineAudience';
import { browserslistAudience } from './browserslistAudience';
import { type AudienceRequest, parseAudienceKey } from './parseAudienceKey';
import { platformsAudience } from './platformsAudience';
import { usageAudience } from './usageAudience';

/**
 * Enough for the audiences in use at one time. Coverage caches per audience, so evicting one also
 * frees its sums.
 */
const MAX_AUDIENCES = 64;

const audiences = memoizeByCatalogue(
  'audiences',
  () => new LRUCache<string, Audience>({ max: MAX_AUDIENCES }),
);

/**
 * Resolves `world`, `continent:eu`, `region:DE`, `browserslist:<query>`,
 * `baseline:widely|newly|<year>` and `platforms:ios=60,android=40`. Equal keys return the same object while it is cached, but for one
 * day at most, because Baseline and queries such as `last 2 years` change with the date. For own
 * audiences, `custom:<id>`, see `findOwnAudiences`.
 * @throws Refusal AUDIENCE_INVALID, with a public message
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
    case 'PLATFORMS':
      return platformsAudience(catalogue, request, audienceByKey(catalogue, request.from));
    default:
      return usageAudience(catalogue, request);
  }
}
