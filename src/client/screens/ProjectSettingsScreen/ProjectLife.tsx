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
  const { id, slug, permissions } = project.workspace;
  const settled = { id: project.id, slug: project.slug, name: project.name, workspace: { slug } };
  const targets = workspaces.filter((one) => one.id !== id && mayCreate(one)).map(toTarget);
  const manages = permissions.includes('manage');
  if (!permissions.includes('editProjects')) return null;
  return (
    <>
      {project.archivedAt == null && (
        <Section title="Address">
          <ProjectAddress project={settled} />
          {manages && targets.length > 0 && <MoveProject project={settled} targets={targets} />}
        </Section>
      )}
      <Section title={manages ? 'Archive and delete' : 'Archive'}>
        <ArchiveProject project={settled} isArchived={project.archivedAt != null} />
        {manages && project.archivedAt != null && <DeleteProject project={settled} />}
      </Section>
    </>
  );
}

const mayCreate = ({ permissions }: { readonly permissions: readonly string[] }): boolean =>
  permissions.includes('editProjects');

const toTarget = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name });
