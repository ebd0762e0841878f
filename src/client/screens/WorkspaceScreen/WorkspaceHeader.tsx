import type { WorkspaceHeader_workspace$key } from '@/__generated__/WorkspaceHeader_workspace.graphql';
import { Notice } from '@/client/ui/Notice';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { teamHref } from '@/domain/routes/teams';
import { watchHref } from '@/domain/routes/watch';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';

export function WorkspaceHeader(props: { readonly workspace: WorkspaceHeader_workspace$key }) {
  const { slug, name, role, deleteAt } = useFragment(
    graphql`
      fragment WorkspaceHeader_workspace on Workspace {
        slug
        name
        role
        deleteAt
      }
    `,
    props.workspace,
  );
  return (
    <>
      <PageTitle
        crumbs={[{ label: 'Workspaces', href: href.workspaces() }, { label: name }]}
        title={name}
        lede={
          <p>
            {`Your role is ${role?.toLowerCase()}. `}
            <Link href={teamHref.workspaceSettings(slug)}>Members and settings</Link> ·{' '}
            <Link href={watchHref({ workspace: slug })}>Watches</Link>
          </p>
        }
      />
      {deleteAt != null && (
        <Notice tone="error">{`This workspace will be deleted on ${deleteAt.slice(0, 10)}.`}</Notice>
      )}
    </>
  );
}
