import type { ProjectScreenQuery } from '@/__generated__/ProjectScreenQuery.graphql';
import { PrivatePage } from '@/client/sections/PrivatePage';
import { Section } from '@/client/ui/Section';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { AdoptedShares } from './AdoptedShares';
import { DecisionCounts } from './DecisionCounts';
import { ProjectFiles } from './ProjectFiles';
import { ProjectTitle } from './ProjectTitle';

// Its list grows, which takes code that the first screen does not need.
const DecisionList = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-sections" */ './DecisionList')).DecisionList,
);

const ReviewList = lazySection(
  async () => (await import(/* webpackChunkName: "project-sections" */ './ReviewList')).ReviewList,
);

const AdoptAbove = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-edit-sections" */ './AdoptAbove')).AdoptAbove,
);

const EditProject = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-edit-sections" */ './EditProject')).EditProject,
);

const ImportDecisions = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-edit-sections" */ './ImportDecisions'))
      .ImportDecisions,
);

export const projectScreenQuery = graphql`
  query ProjectScreenQuery($workspace: String!, $project: String!) @throwOnFieldError {
    viewer {
      __typename
    }
    workspace(slug: $workspace) {
      permissions
      project(slug: $project) {
        id
        name
        ...ProjectTitle_project
        ...AdoptedShares_project
        ...ReviewList_project
        ...DecisionCounts_project
        ...DecisionList_project
        ...AdoptAbove_project
        ...EditProject_project
        ...ProjectFiles_project
      }
    }
  }
`;

/** A team's project: its audience and line, its decisions, and the forms that change them. */
export function ProjectScreen({ queryRef }: ScreenProps<ProjectScreenQuery>) {
  const { viewer, workspace } = usePreloadedQuery<ProjectScreenQuery>(projectScreenQuery, queryRef);
  const project = workspace?.project;
  if (!viewer || !project)
    return (
      <PrivatePage title="" isSignedIn={viewer != null} isFound={false}>
        {null}
      </PrivatePage>
    );
  const canDecide = workspace.permissions.includes('decide');
  return (
    <PrivatePage title={project.name} isSignedIn>
      <ProjectTitle project={project} />
      <AdoptedShares project={project} />
      <ReviewList project={project} />
      <Section title="Decisions" aside={<DecisionCounts project={project} />}>
        <DecisionList project={project} />
      </Section>
      {canDecide && (
        <Section title="Adopt everything above the line">
          <AdoptAbove project={project} />
        </Section>
      )}
      {workspace.permissions.includes('editProjects') && (
        <Section title="Audience and line">
          <EditProject project={project} />
        </Section>
      )}
      {canDecide && (
        <Section title="Import a register">
          <ImportDecisions projectId={project.id} />
        </Section>
      )}
      <ProjectFiles project={project} />
    </PrivatePage>
  );
}

export const projectScreen: ScreenDefinition<ProjectScreenQuery> = {
  Screen: ProjectScreen,
  query: projectScreenQuery,
  variables: (url) => ({ workspace: url.param('workspace'), project: url.param('project') }),
  outcome: ({ viewer, workspace }) => (viewer && !workspace?.project ? { status: 404 } : undefined),
  isPrivate: true,
};
