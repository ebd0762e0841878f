import type { ProjectSettingsScreenQuery } from '@/__generated__/ProjectSettingsScreenQuery.graphql';
import { PrivatePage } from '@/client/sections/PrivatePage';
import { PageTitle } from '@/client/ui/PageTitle';
import { Section } from '@/client/ui/Section';
import { teamHref } from '@/domain/routes/teams';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { ProjectFiles } from './ProjectFiles';

const EditProject = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-edit-sections" */ './EditProject')).EditProject,
);
const ImportDecisions = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-edit-sections" */ './ImportDecisions'))
      .ImportDecisions,
);

export const projectSettingsScreenQuery = graphql`
  query ProjectSettingsScreenQuery($workspace: String!, $project: String!) @throwOnFieldError {
    viewer {
      __typename
    }
    workspace(slug: $workspace) {
      slug
      name
      permissions
      project(slug: $project) {
        id
        slug
        name
        ...EditProject_project
        ...ProjectFiles_project
      }
    }
  }
`;

/** The parts of a project that a team seldom needs: its terms, imports and files. */
export function ProjectSettingsScreen({ queryRef }: ScreenProps<ProjectSettingsScreenQuery>) {
  const { viewer, workspace } = usePreloadedQuery<ProjectSettingsScreenQuery>(
    projectSettingsScreenQuery,
    queryRef,
  );
  const project = workspace?.project;
  if (!viewer || !project)
    return (
      <PrivatePage title="" isSignedIn={viewer != null} isFound={false}>
        {null}
      </PrivatePage>
    );
  const { permissions } = workspace;
  return (
    <PrivatePage title={`Settings of ${project.name}`} isSignedIn>
      <PageTitle
        crumbs={[
          { label: workspace.name, href: teamHref.workspace(workspace.slug) },
          { label: project.name, href: teamHref.project(workspace.slug, project.slug) },
          { label: 'Settings' },
        ]}
        title={`Settings of ${project.name}`}
      />
      {permissions.includes('editProjects') && (
        <Section title="Audience and line">
          <EditProject project={project} />
        </Section>
      )}
      {permissions.includes('decide') && (
        <Section title="Import decisions">
          <ImportDecisions projectId={project.id} />
        </Section>
      )}
      <ProjectFiles project={project} />
    </PrivatePage>
  );
}

export const projectSettingsScreen: ScreenDefinition<ProjectSettingsScreenQuery> = {
  Screen: ProjectSettingsScreen,
  query: projectSettingsScreenQuery,
  variables: (url) => ({ workspace: url.param('workspace'), project: url.param('project') }),
  outcome: ({ viewer, workspace }) => (viewer && !workspace?.project ? { status: 404 } : undefined),
  isPrivate: true,
};
