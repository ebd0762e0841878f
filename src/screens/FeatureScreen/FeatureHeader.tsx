import { graphql, useFragment } from 'react-relay/hooks';

import type { FeatureHeader_feature$key } from '@/__generated__/FeatureHeader_feature.graphql';
import { PageMeta } from '@/screens/sections/PageMeta';
import { PageTitle } from '@/ui/PageTitle';
import { Prose } from '@/ui/Prose';

export function FeatureHeader(props: { readonly feature: FeatureHeader_feature$key }) {
  const { slug, name, description, descriptionHtml, groups } = useFragment(
    graphql`
      fragment FeatureHeader_feature on Feature {
        slug
        name
        description
        descriptionHtml
        groups {
          path
          name
          ancestors {
            path
            name
          }
        }
      }
    `,
    props.feature,
  );
  const [group] = groups;
  const crumbs = group
    ? [...group.ancestors, group].map(({ path, name: label }) => ({
        label,
        href: `/groups/${path}`,
      }))
    : [{ label: 'Features', href: '/features' }];
  return (
    <>
      <PageMeta
        title={name}
        description={
          description ?? `Which browsers support ${name}, and how much of your audience can use it.`
        }
        path={`/features/${slug}`}
      />
      <PageTitle
        crumbs={crumbs}
        title={name}
        lede={descriptionHtml && <Prose sanitisedHtml={descriptionHtml} />}
      />
    </>
  );
}
