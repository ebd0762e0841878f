import type { DifferingFeatures_difference$key } from '@/__generated__/DifferingFeatures_difference.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { graphql, useFragment } from '@/relay/hooks';
import { FeatureNames } from './FeatureNames';

interface DifferingFeaturesProps {
  readonly difference: DifferingFeatures_difference$key;
  readonly titleHere: string;
  readonly titleThere: string;
}

/** The first features that only one of two policies has, under a heading for each policy. */
export function DifferingFeatures({ titleHere, titleThere, ...props }: DifferingFeaturesProps) {
  const result = useFragment(
    graphql`
      fragment DifferingFeatures_difference on PolicyDifference @catch {
        onlyHereCount
        onlyThereCount
        onlyHere(first: 60) {
          ...FeatureNames_features
        }
        onlyThere(first: 60) {
          ...FeatureNames_features
        }
      }
    `,
    props.difference,
  );
  if (!result.ok) return <SectionFailure what="The lists of features" errors={result.errors} />;
  const { onlyHere, onlyHereCount, onlyThere, onlyThereCount } = result.value;
  return (
    <>
      <FeatureNames title={titleHere} features={onlyHere} count={onlyHereCount} />
      <FeatureNames title={titleThere} features={onlyThere} count={onlyThereCount} />
    </>
  );
}
