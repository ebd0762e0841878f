import type { FeatureHeader_feature$key } from '@/__generated__/FeatureHeader_feature.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { Prose } from '@/client/ui/Prose';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';

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
