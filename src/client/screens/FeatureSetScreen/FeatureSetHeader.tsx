import type { FeatureSetHeader_features$key } from '@/__generated__/FeatureSetHeader_features.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { getSetTitle } from './getSetTitle';

export function FeatureSetHeader(props: { readonly features: FeatureSetHeader_features$key }) {
  const features = useFragment(
    graphql`
      fragment FeatureSetHeader_features on Feature @relay(plural: true) {
        slug
        name
      }
    `,
    props.features,
  );
  const names = features.map(({ name }) => name);
  const title = getSetTitle(names);
  return (
    <>
      <PageMeta
        title={title}
        description={
          names.length === 1
            ? `Add features to ${names[0]} to see how much of your audience can use all of them.`
            : `How much of your audience can use ${title}, and which feature each version lacks.`
        }
        path={href.featureSet(features.map(({ slug }) => slug))}
      />
      <PageTitle
        crumbs={[{ label: 'Features', href: href.features() }]}
        title={title}
        lede={
          <p>
            {names.length === 1
              ? 'Add features to see who can use all of them.'
              : `Counts only browsers that support ${names.length === 2 ? 'both' : `all ${names.length}`}.`}
          </p>
        }
      />
    </>
  );
}
