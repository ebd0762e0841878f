import type { PolicyScreenQuery$variables } from '@/__generated__/PolicyScreenQuery.graphql';
import { DEFAULT_POLICY_FILE, parsePolicyView, type PolicyView } from '@/domain/routes/policy';
import type { RouteUrl } from '@/relay/route/RouteUrl';

/** The other policy has this one's audience and line if the address gives it none. */
export function policyVariables(url: RouteUrl) {
  const { other, file, ...terms } = parsePolicyView(url);
  const { audience, linePercent } = url.preferences;
  return {
    ...terms,
    other: other && {
      ...other,
      audience: other.audience ?? audience,
      linePercent: other.linePercent ?? linePercent,
    },
    otherAudience: other?.audience ?? audience,
    file: file ?? DEFAULT_POLICY_FILE,
  };
}

/** The address again, for links and forms. */
export function toPolicyView({
  adopt,
  decline,
  rule,
  floors,
  other,
  file,
}: PolicyScreenQuery$variables): PolicyView {
  return {
    adopt,
    decline,
    rule,
    floors,
    file: file === DEFAULT_POLICY_FILE ? undefined : file,
    other: other
      ? {
          audience: other.audience,
          linePercent: other.linePercent,
          adopt: other.adopt ?? [],
          decline: other.decline ?? [],
          rule: other.rule ?? 'AGE',
          floors: other.floors ?? [],
        }
      : undefined,
  };
}
