import type { FeatureHeader_feature$key } from '@/__generated__/FeatureHeader_feature.graphql';
import { graphql, useFragment } from '@/relay/hooks';
import { href } from '@/routes/href';
import { PageMeta } from '@/sections/PageMeta';
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
        groups @catch(to: NULL) {
          path
          name
          ancestors @catch(to: NULL) {
            path
            name
          }
        }
      }
    `,
    props.feature,
  );
  const [group] = groups ?? [];
  const crumbs = group
    ? [...(group.ancestors ?? []), group].map(({ path, name: label }) => ({
        label,
        href: href.group(path),
      }))
    : [{ label: 'Features', href: href.features() }];
  return (
    <>
      <PageMeta
        title={name}
        description={
          description ?? `Which browsers support ${name}, and how much of your audience can use it.`
        }
        path={href.feature(slug)}
      />
      <PageTitle
        crumbs={crumbs}
        title={name}
        lede={descriptionHtml && <Prose sanitizedHtml={descriptionHtml} />}
      />
    </>
  );
}
