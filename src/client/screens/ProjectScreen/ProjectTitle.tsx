import type { ProjectTitle_project$key } from '@/__generated__/ProjectTitle_project.graphql';
import { PageTitle } from '@/client/ui/PageTitle';
import { formatLine } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { teamHref } from '@/domain/routes/teams';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';

export function ProjectTitle(props: { readonly project: ProjectTitle_project$key }) {
  const { slug, name, linePercent, audience, workspace } = useFragment(
    graphql`
      fragment ProjectTitle_project on Project {
        slug
        name
        linePercent
        audience @catch(to: NULL) {
          name
        }
        workspace {
          slug
          name
        }
      }
    `,
    props.project,
  );
  return (
    <PageTitle
      crumbs={[
        { label: 'Workspaces', href: href.workspaces() },
        { label: workspace.name, href: teamHref.workspace(workspace.slug) },
        { label: name },
      ]}
      title={name}
      lede={
        <p>
          {`For ${audience?.name ?? 'an audience that is gone'}, with a line of ${formatLine(linePercent)}. `}
          <Link href={teamHref.decide(workspace.slug, slug)}>Decide on a feature</Link>
          {' · '}
          <Link href={teamHref.projectSettings(workspace.slug, slug)}>Settings and files</Link>
        </p>
      }
    />
  );
}
