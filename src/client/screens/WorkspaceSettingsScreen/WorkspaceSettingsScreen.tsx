import type { WorkspaceSettingsScreenQuery } from '@/__generated__/WorkspaceSettingsScreenQuery.graphql';
import { PrivatePage } from '@/client/sections/PrivatePage';
import { workspaceOutcome } from '@/client/sections/workspaceOutcome';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { teamHref } from '@/domain/routes/teams';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';

const Members = lazySection(
  async () => (await import(/* webpackChunkName: "settings-sections" */ './Members')).Members,
);

const Invitations = lazySection(
  async () =>
    (await import(/* webpackChunkName: "settings-sections" */ './Invitations')).Invitations,
);

const AuditLog = lazySection(
  async () => (await import(/* webpackChunkName: "settings-sections" */ './AuditLog')).AuditLog,
);

const AudienceSources = lazySection(
  async () =>
    (await import(/* webpackChunkName: "settings-sections" */ './AudienceSources')).AudienceSources,
);

const ApiTokens = lazySection(
  async () =>
    (await import(/* webpackChunkName: "settings-sections" */ '@/client/sections/ApiTokens'))
      .ApiTokens,
);

const RenameWorkspace = lazySection(
  async () =>
    (await import(/* webpackChunkName: "settings-sections" */ './RenameWorkspace')).RenameWorkspace,
);

const SecondFactorRule = lazySection(
  async () =>
    (await import(/* webpackChunkName: "settings-sections" */ './SecondFactorRule'))
      .SecondFactorRule,
);

const LeaveWorkspace = lazySection(
  async () =>
    (await import(/* webpackChunkName: "settings-sections" */ './LeaveWorkspace')).LeaveWorkspace,
);

const HandOver = lazySection(
  async () => (await import(/* webpackChunkName: "settings-sections" */ './HandOver')).HandOver,
);

const DeleteWorkspace = lazySection(
  async () =>
    (await import(/* webpackChunkName: "settings-sections" */ './DeleteWorkspace')).DeleteWorkspace,
);

export const workspaceSettingsScreenQuery = graphql`
  query WorkspaceSettingsScreenQuery($workspace: String!) @throwOnFieldError {
    viewer {
      name
    }
    signInOptions {
      sendsMail
      takesPasswords
    }
    workspace(slug: $workspace) {
      slug
      name
      permissions
      ...Members_workspace
      ...HandOver_workspace
      ...Invitations_workspace
      ...ApiTokens_workspace
      ...AudienceSources_workspace
      ...AuditLog_workspace
      ...SecondFactorRule_workspace
      ...RenameWorkspace_workspace
      ...LeaveWorkspace_workspace
      ...DeleteWorkspace_workspace
    }
  }
`;

export function WorkspaceSettingsScreen({ queryRef }: ScreenProps<WorkspaceSettingsScreenQuery>) {
  const { viewer, workspace, signInOptions } = usePreloadedQuery<WorkspaceSettingsScreenQuery>(
    workspaceSettingsScreenQuery,
    queryRef,
  );
  if (!viewer || !workspace)
    return (
      <PrivatePage title="" isSignedIn={viewer != null} isFound={false}>
        {null}
      </PrivatePage>
    );
  const { slug, name, permissions } = workspace;
  const manages = permissions.includes('manage');
  return (
    <PrivatePage title={`Members of ${name}`} isSignedIn>
      <PageTitle
        crumbs={[
          { label: 'Workspaces', href: href.workspaces() },
          { label: name, href: teamHref.workspace(slug) },
          { label: 'Members and settings' },
        ]}
        title="Members and settings"
      />
      <Members workspace={workspace} />
      {manages && <Invitations workspace={workspace} sendsMail={signInOptions.sendsMail} />}
      <AudienceSources workspace={workspace} manages={manages} />
      {manages && (
        <>
          <ApiTokens workspace={workspace} />
          <AuditLog workspace={workspace} />
          {signInOptions.takesPasswords && <SecondFactorRule workspace={workspace} />}
          <RenameWorkspace workspace={workspace} />
        </>
      )}
      <HandOver workspace={workspace} />
      <LeaveWorkspace workspace={workspace} />
      {manages && <DeleteWorkspace workspace={workspace} />}
    </PrivatePage>
  );
}

export const workspaceSettingsScreen: ScreenDefinition<WorkspaceSettingsScreenQuery> = {
  Screen: WorkspaceSettingsScreen,
  query: workspaceSettingsScreenQuery,
  variables: (url) => ({ workspace: url.param('workspace') }),
  outcome: ({ viewer, workspace }, url) =>
    workspaceOutcome(
      { isSignedIn: viewer != null, slug: workspace?.slug },
      url,
      teamHref.workspaceSettings,
    ),
  isPrivate: true,
};
