import type { WorkspaceScreenQuery } from '@/__generated__/WorkspaceScreenQuery.graphql';
import { PrivatePage } from '@/client/sections/PrivatePage';
import { workspaceOutcome } from '@/client/sections/workspaceOutcome';
import { Section } from '@/client/ui/Section';
import { teamHref } from '@/domain/routes/teams';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { ProjectList } from './ProjectList';
import { WorkspaceHeader } from './WorkspaceHeader';

const NewProject = lazySection(
  async () =>
    (await import(/* webpackChunkName: "workspace-sections" */ './NewProject')).NewProject,
);

const UsesInWorkspace = lazySection(
  async () =>
    (await import(/* webpackChunkName: "workspace-sections" */ './UsesInWorkspace'))
      .UsesInWorkspace,
);

/** The page size that `UsesInWorkspace_workspace` requests. */
const FEATURES_PER_PAGE = 25;

export const workspaceScreenQuery = graphql`
  query WorkspaceScreenQuery($workspace: String!, $audience: String!, $skip: Int!)
  @throwOnFieldError {
    viewer {
      name
    }
    workspace(slug: $workspace) {
      slug
      name
      permissions
      ...WorkspaceHeader_workspace
      ...ProjectList_workspace
      ...UsesInWorkspace_workspace
      ...NewProject_workspace
    }
    ...NewProject_query
  }
`;

export function WorkspaceScreen({ queryRef }: ScreenProps<WorkspaceScreenQuery>) {
  const answer = usePreloadedQuery<WorkspaceScreenQuery>(workspaceScreenQuery, queryRef);
  const { viewer, workspace } = answer;
  if (!viewer || !workspace)
    return (
      <PrivatePage title="" isSignedIn={viewer != null} isFound={false}>
        {null}
      </PrivatePage>
    );
  return (
    <PrivatePage title={workspace.name} isSignedIn>
      <WorkspaceHeader workspace={workspace} />
      <ProjectList workspace={workspace} />
      <UsesInWorkspace
        workspace={workspace}
        page={queryRef.variables.skip / FEATURES_PER_PAGE + 1}
        pageSize={FEATURES_PER_PAGE}
      />
      {workspace.permissions.includes('editProjects') && (
        <Section title="Create a project">
          <NewProject workspace={workspace} query={answer} />
        </Section>
      )}
    </PrivatePage>
  );
}

export const workspaceScreen: ScreenDefinition<WorkspaceScreenQuery> = {
  Screen: WorkspaceScreen,
  query: workspaceScreenQuery,
  variables: (url) => ({
    workspace: url.param('workspace'),
    skip: (url.page - 1) * FEATURES_PER_PAGE,
  }),
  outcome: ({ viewer, workspace }, url) =>
    workspaceOutcome(
      { isSignedIn: viewer != null, slug: workspace?.slug },
      url,
      teamHref.workspace,
    ),
  isPrivate: true,
};
