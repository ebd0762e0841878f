import type { FeatureVerdict_feature$key } from '@/__generated__/FeatureVerdict_feature.graphql';
import { CoverageVerdict } from '@/client/sections/CoverageVerdict';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';

const FeatureBrowsers = lazySection(
  async () =>
    (await import(/* webpackChunkName: "left-out-sections" */ './FeatureBrowsers')).FeatureBrowsers,
);

export function FeatureVerdict(props: { readonly feature: FeatureVerdict_feature$key }) {
  const result = useFragment(
    graphql`
      fragment FeatureVerdict_feature on Feature @catch {
        slug
        name
        ...FeatureBrowsers_feature
        discouraged {
          __typename
        }
        baseline {
          ...CoverageVerdict_baseline
        }
        parts(audience: $audience) {
          lackingCount
          withoutLackingShare
        }
        coverage(audience: $audience) {
          ...CoverageVerdict_coverage
        }
      }
    `,
    props.feature,
  );
  if (!result.ok) return <SectionFailure what="The verdict" errors={result.errors} />;
  const { slug, name, discouraged, baseline, parts, coverage } = result.value;
  return (
    <CoverageVerdict
      coverage={coverage}
      baseline={baseline}
      isDiscouraged={discouraged != null}
      copied={{ name, path: href.feature(slug) }}
      withoutParts={
        parts?.withoutLackingShare == null
          ? undefined
          : { share: parts.withoutLackingShare, count: parts.lackingCount }
      }
    >
      <FeatureBrowsers feature={result.value} />
    </CoverageVerdict>
  );
}
