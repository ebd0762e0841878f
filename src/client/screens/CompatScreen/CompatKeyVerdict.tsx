import type { CompatKeyVerdict_compatKey$key } from '@/__generated__/CompatKeyVerdict_compatKey.graphql';
import { CoverageVerdict } from '@/client/sections/CoverageVerdict';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';

/** The verdict on a key; nothing for a branch, which only groups other keys. */
export function CompatKeyVerdict(props: { readonly compatKey: CompatKeyVerdict_compatKey$key }) {
  const result = useFragment(
    graphql`
      fragment CompatKeyVerdict_compatKey on CompatKey @catch {
        path
        hasData
        isDeprecated
        feature {
          discouraged {
            __typename
          }
        }
        baseline {
          ...CoverageVerdict_baseline
        }
        coverage(audience: $audience) {
          ...CoverageVerdict_coverage
        }
      }
    `,
    props.compatKey,
  );
  if (!result.ok) return <SectionFailure what="The verdict" errors={result.errors} />;
  const { path, hasData, isDeprecated, feature, baseline, coverage } = result.value;
  return hasData ? (
    <CoverageVerdict
      coverage={coverage}
      baseline={baseline}
      copied={{ name: path, path: href.compat(path) }}
      isDiscouraged={isDeprecated || Boolean(feature?.discouraged)}
    />
  ) : null;
}
