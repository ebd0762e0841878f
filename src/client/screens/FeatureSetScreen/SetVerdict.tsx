import type { SetVerdict_set$key } from '@/__generated__/SetVerdict_set.graphql';
import { CoverageVerdict } from '@/client/sections/CoverageVerdict';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { getSetTitle } from './getSetTitle';

export function SetVerdict(props: { readonly set: SetVerdict_set$key }) {
  const result = useFragment(
    graphql`
      fragment SetVerdict_set on FeatureSet @catch {
        features {
          slug
          name
          discouraged {
            __typename
          }
          baseline @catch(to: NULL) {
            status
            newlyOn
          }
        }
        coverage(audience: $audience) {
          ...CoverageVerdict_coverage
        }
      }
    `,
    props.set,
  );
  if (!result.ok) return <SectionFailure what="The coverage of the set" errors={result.errors} />;
  const { features, coverage } = result.value;
  const names = features.map(({ name }) => name);
  const baselines = features.flatMap(({ baseline }) =>
    baseline ? [{ status: baseline.status, newlyOn: baseline.newlyOn }] : [],
  );
  return (
    <CoverageVerdict
      coverage={coverage}
      isDiscouraged={features.some(({ discouraged }) => discouraged != null)}
      copied={{
        name: names.length === 1 ? names[0]! : getSetTitle(names),
        path: href.featureSet(features.map(({ slug }) => slug)),
      }}
      // A set is known to be in a target only if each of its features is.
      parts={baselines.length === features.length ? baselines : []}
      subject={features.length === 1 ? 'it' : 'all'}
    />
  );
}
