import { graphql, useFragment } from 'react-relay/hooks';

import type { GroupHeader_group$key } from '@/__generated__/GroupHeader_group.graphql';
import { countOf } from '@/domain/formatCount';
import { PageMeta } from '@/screens/sections/PageMeta';
import { PageTitle } from '@/ui/PageTitle';

export function GroupHeader(props: { readonly group: GroupHeader_group$key }) {
  const { path, name, featureCount, ancestors } = useFragment(
    graphql`
      fragment GroupHeader_group on Group {
        path
        name
        featureCount
        ancestors {
          path
          name
        }
      }
    `,
    props.group,
  );
  const crumbs = [
    { label: 'Groups', href: '/groups' },
    ...ancestors.map((above) => ({ label: above.name, href: `/groups/${above.path}` })),
  ];
  return (
    <>
      <PageMeta
        title={`${name}: web features`}
        description={`${countOf(featureCount, 'feature')} of the web platform in the group ${name}, with their Baseline status and the share of your audience that can use them.`}
        path={`/groups/${path}`}
      />
      <PageTitle crumbs={crumbs} title={name} />
    </>
  );
}
