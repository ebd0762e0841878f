import type { ProjectLife_project$key } from '@/__generated__/ProjectLife_project.graphql';
import type { ProjectLife_viewer$key } from '@/__generated__/ProjectLife_viewer.graphql';
import { Section } from '@/client/ui/Section';
import { graphql, useFragment } from '@/relay/hooks';
import { ArchiveProject } from './ArchiveProject';
import { DeleteProject } from './DeleteProject';
import { MoveProject } from './MoveProject';
import { ProjectAddress } from './ProjectAddress';

interface ProjectLifeProps {
  readonly project: ProjectLife_project$key;
  readonly viewer: ProjectLife_viewer$key;
}

/** Gives a project another address or workspace, archives it, and deletes it. */
export function ProjectLife(props: ProjectLifeProps) {
  const project = useFragment(
    graphql`
      fragment ProjectLife_project on Project {
        id
        slug
        name
        archivedAt
        workspace {
          id
          slug
          permissions
        }
      }
    `,
    props.project,
  );
  const { workspaces } = useFragment(
    graphql`
      fragment ProjectLife_viewer on Viewer {
        workspaces {
          id
          name
          permissions
        }
      }
    `,
    props.viewer,
  );
  const { id, permissions } = project.workspace;
  const isArchived = project.archivedAt != null;
  const targets = workspaces.filter((one) => one.id !== id && mayCreate(one));
  const manages = permissions.includes('manage');
  if (!permissions.includes('editProjects')) return null;
  return (
    <>
      {!isArchived && (
        <Section title="Address">
          <ProjectAddress project={project} />
          {manages && targets.length > 0 && <MoveProject project={project} targets={targets} />}
        </Section>
      )}
      <Section title={manages ? 'Archive and delete' : 'Archive'}>
        <ArchiveProject project={project} isArchived={isArchived} />
        {manages && isArchived && <DeleteProject project={project} />}
      </Section>
    </>
  );
}

const mayCreate = ({ permissions }: { readonly permissions: readonly string[] }): boolean =>
  permissions.includes('editProjects');
