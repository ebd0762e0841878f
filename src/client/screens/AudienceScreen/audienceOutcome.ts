import type { AudienceScreenQuery } from '@/__generated__/AudienceScreenQuery.graphql';
import { toAudienceKey } from '@/domain/routes/audiences';
import type { RouteUrl } from '@/relay/route/RouteUrl';

export const audienceVariables = (url: RouteUrl) => ({ key: toAudienceKey(url.param('id')) });

/** 410 for an own audience that was deleted or has expired, 404 for any other unknown key. */
export function audienceOutcome({
  audienceLookup: { audience, problems },
}: AudienceScreenQuery['response']): { status: 404 | 410 } | undefined {
  if (audience) return undefined;
  return { status: problems.some(({ code }) => code === 'AUDIENCE_GONE') ? 410 : 404 };
}
