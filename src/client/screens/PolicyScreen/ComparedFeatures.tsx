import type { ComparedFeatures_comparison$key } from '@/__generated__/ComparedFeatures_comparison.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { graphql, useFragment } from '@/relay/hooks';
import { DifferingFeatures } from './DifferingFeatures';

/** Features that one of two policies has and the other has not. */
export function ComparedFeatures(props: { readonly comparison: ComparedFeatures_comparison$key }) {
  const result = useFragment(
    graphql`
      fragment ComparedFeatures_comparison on PolicyComparison @catch {
        works {
          ...DifferingFeatures_difference
        }
        allowed {
          ...DifferingFeatures_difference
        }
      }
    `,
    props.comparison,
  );
  if (!result.ok) return <SectionFailure what="The lists of features" errors={result.errors} />;
  const { works, allowed } = result.value;
  return (
    <>
      <DifferingFeatures
        difference={works}
        titleHere="Works fully everywhere only under this policy"
        titleThere="Works fully everywhere only under the other policy"
      />
      <DifferingFeatures
        difference={allowed}
        titleHere="Linters allow it only under this policy"
        titleThere="Linters allow it only under the other policy"
      />
    </>
  );
}
