import type { ProjectSettingsScreenQuery } from '@/__generated__/ProjectSettingsScreenQuery.graphql';
import { PrivatePage } from '@/client/sections/PrivatePage';
import { projectOutcome } from '@/client/sections/projectOutcome';
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

const ApiTokens = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-edit-sections" */ '@/client/sections/ApiTokens'))
      .ApiTokens,
);

const UseReports = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-edit-sections" */ './UseReports')).UseReports,
);

const ProjectLife = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-edit-sections" */ './ProjectLife')).ProjectLife,
);

type Permission = 'editProjects' | 'decide' | 'manage';

export const projectSettingsScreenQuery = graphql`
  query ProjectSettingsScreenQuery($workspace: String!, $project: String!) @throwOnFieldError {
    viewer {
      __typename
      ...ProjectLife_viewer
    }
    workspace(slug: $workspace) {
      project(slug: $project) {
        id
        slug
        name
        archivedAt
        workspace {
          slug
          name
          permissions
          ...ApiTokens_workspace
        }
        ...ProjectLife_project
        ...EditProject_project
        ...ProjectFiles_project
        ...UseReports_project
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
  const team = project.workspace;
  const isActive = project.archivedAt == null;
  const may = (permission: Permission) => isActive && team.permissions.includes(permission);
  return (
    <PrivatePage title={`Settings of ${project.name}`} isSignedIn>
      <PageTitle
        crumbs={[
          { label: team.name, href: teamHref.workspace(team.slug) },
          { label: project.name, href: teamHref.project(team.slug, project.slug) },
          { label: 'Settings' },
        ]}
        title={`Settings of ${project.name}`}
      />
      {may('editProjects') && (
        <Section title="Audience and line">
          <EditProject project={project} />
        </Section>
      )}
      {may('decide') && (
        <Section title="Import decisions">
          <ImportDecisions projectId={project.id} />
        </Section>
      )}
      {may('manage') && <ApiTokens workspace={team} projectId={project.id} />}
      <ProjectFiles project={project} />
      {team.permissions.includes('editProjects') && <UseReports project={project} />}
      <ProjectLife project={project} viewer={viewer} />
    </PrivatePage>
  );
}

export const projectSettingsScreen: ScreenDefinition<ProjectSettingsScreenQuery> = {
  Screen: ProjectSettingsScreen,
  query: projectSettingsScreenQuery,
  variables: (url) => ({ workspace: url.param('workspace'), project: url.param('project') }),
  outcome: (answer, url) => projectOutcome(answer, url, teamHref.projectSettings),
  isPrivate: true,
};
