/* eslint-disable relay/unused-fields -- The features go whole to their lists. */
import type { ComparedFeatures_comparison$key } from '@/__generated__/ComparedFeatures_comparison.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { graphql, useFragment } from '@/relay/hooks';
import { FeatureNames } from './FeatureNames';

/** Features that one of two policies has and the other has not. */
export function ComparedFeatures(props: { readonly comparison: ComparedFeatures_comparison$key }) {
  const result = useFragment(
    graphql`
      fragment ComparedFeatures_comparison on PolicyComparison @catch {
        works {
          onlyHereCount
          onlyThereCount
          onlyHere(first: 60) {
            slug
            name
          }
          onlyThere(first: 60) {
            slug
            name
          }
        }
        allowed {
          onlyHereCount
          onlyThereCount
          onlyHere(first: 60) {
            slug
            name
          }
          onlyThere(first: 60) {
            slug
            name
          }
        }
      }
    `,
    props.comparison,
  );
  if (!result.ok) return <SectionFailure what="The lists of features" errors={result.errors} />;
  const { works, allowed } = result.value;
  return (
    <>
      <FeatureNames
        title="Works in all browsers of this policy only"
        features={works.onlyHere}
        count={works.onlyHereCount}
      />
      <FeatureNames
        title="Works in all browsers of the other only"
        features={works.onlyThere}
        count={works.onlyThereCount}
      />
      <FeatureNames
        title="Linters allow it under this policy only"
        features={allowed.onlyHere}
        count={allowed.onlyHereCount}
      />
      <FeatureNames
        title="Linters allow it under the other only"
        features={allowed.onlyThere}
        count={allowed.onlyThereCount}
      />
    </>
  );
}
