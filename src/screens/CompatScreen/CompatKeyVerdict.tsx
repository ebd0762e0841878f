import { graphql, useFragment } from 'react-relay/hooks';

import type { CompatKeyVerdict_compatKey$key } from '@/__generated__/CompatKeyVerdict_compatKey.graphql';
import { CoverageVerdict } from '@/screens/sections/CoverageVerdict';

/** Whether the reader's audience can use a key; nothing for a branch, which nobody can use as such. */
export function CompatKeyVerdict(props: { readonly compatKey: CompatKeyVerdict_compatKey$key }) {
  const { hasData, isDeprecated, feature, baseline, coverage } = useFragment(
    graphql`
      fragment CompatKeyVerdict_compatKey on CompatKey {
        hasData
        isDeprecated
        feature {
          discouraged {
            __typename
          }
        }
        baseline {
          status
          newlyOn
          widelyOn
          isNewlyOnUpperBound
          limitedReason
          missingBrowsers {
            name
          }
        }
        coverage(audience: $audience) {
          ...CoverageVerdict_coverage
        }
      }
    `,
    props.compatKey,
  );
  return hasData ? (
    <CoverageVerdict
      coverage={coverage}
      baseline={baseline}
      isDiscouraged={isDeprecated || Boolean(feature?.discouraged)}
    />
  ) : null;
}
