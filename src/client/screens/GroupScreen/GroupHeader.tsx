import type { GroupHeader_group$key } from '@/__generated__/GroupHeader_group.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { formatCountWithNoun } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';

export function GroupHeader(props: { readonly group: GroupHeader_group$key }) {
  const { path, name, featureCount, ancestors } = useFragment(
    graphql`
      fragment GroupHeader_group on Group {
        path
        name
        featureCount @catch(to: NULL)
        ancestors @catch(to: NULL) {
          path
          name
        }
      }
    `,
    props.group,
  );
  const crumbs = [
    { label: 'Groups', href: href.groups() },
    ...(ancestors ?? []).map((above) => ({ label: above.name, href: href.group(above.path) })),
  ];
  return (
    <>
      <PageMeta
        title={`${name}: web features`}
        description={`${featureCount == null ? 'Features' : formatCountWithNoun(featureCount, 'feature')} of the web platform in the group ${name}, with their Baseline status and the share of your audience that can use them.`}
        path={href.group(path)}
      />
      <PageTitle crumbs={crumbs} title={name} />
    </>
  );
}
