import type { Audience } from '@/domain/Audience';
import type { Release } from '@/server/data/catalogue/Catalogue';
import { isOldestUsed } from '@/server/model/coverage/blockerRanges';
import type { FieldBuilder } from './builder';

interface ReleaseRange {
  readonly from: Release;
  readonly to: Release;
  readonly share: number;
  readonly audience: Audience;
}

/** The fields of consecutive releases of one browser that an audience uses. */
export const releaseRangeFields = <Range extends ReleaseRange>(t: FieldBuilder<Range>) => ({
  from: t.field({
    type: 'Release',
    description: 'The oldest of these releases that the audience uses.',
    resolve: ({ from }) => from,
  }),
  to: t.field({
    type: 'Release',
    description: 'The newest of these releases that the audience uses.',
    resolve: ({ to }) => to,
  }),
  isOldest: t.boolean({
    description: 'Whether the audience uses no older release of this browser.',
    resolve: ({ from, audience }) => isOldestUsed(from, audience),
  }),
  share: t.float({
    description: 'Their combined share of the whole audience, 0–1.',
    resolve: ({ share }) => share,
  }),
});
