import type { AudienceSourceRow } from '@/server/platform/database/SourceTables';
import { matomo } from './matomo';
import { plausible } from './plausible';
import { posthog } from './posthog';
import type { SourceApi } from './SourceApi';

export const SOURCE_APIS: Readonly<
  Record<Exclude<AudienceSourceRow['kind'], 'PUSH' | 'BEACON'>, SourceApi>
> = { PLAUSIBLE: plausible, MATOMO: matomo, POSTHOG: posthog };
