import type { FeatureVerdict_feature$key } from '@/__generated__/FeatureVerdict_feature.graphql';
import { graphql, useFragment } from '@/relay/hooks';
import { CoverageVerdict } from '@/sections/CoverageVerdict';
import { SectionFailure } from '@/sections/SectionFailure';

export function FeatureVerdict(props: { readonly feature: FeatureVerdict_feature$key }) {
  const result = useFragment(
    graphql`
      fragment FeatureVerdict_feature on Feature @catch {
        discouraged {
          __typename
        }
        baseline {
          ...CoverageVerdict_baseline
        }
        coverage(audience: $audience) {
          ...CoverageVerdict_coverage
        }
      }
    `,
    props.feature,
  );
  if (!result.ok) return <SectionFailure what="The verdict" errors={result.errors} />;
  const { discouraged, baseline, coverage } = result.value;
  return (
    <CoverageVerdict coverage={coverage} baseline={baseline} isDiscouraged={discouraged != null} />
  );
}
