import { useEffect, useSyncExternalStore } from 'react';
import type { useTeamProjectQuery } from '@/__generated__/useTeamProjectQuery.graphql';
import { onSignOut } from '@/browser/device/signOutEverywhere';
import { teamProject } from '@/browser/device/teamProject';
import { graphql, useLazyLoadQuery } from '@/relay/hooks';

export interface TeamProject {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly workspace: { readonly slug: string; readonly name: string };
}

/**
 * The reader's projects, and the one whose decisions lists show: the chosen one, or the first. All
 * callers share one request.
 */
export function useTeamProject(attempt = 0) {
  const { viewer } = useLazyLoadQuery<useTeamProjectQuery>(
    graphql`
      query useTeamProjectQuery @throwOnFieldError {
        viewer {
          workspaces {
            slug
            name
            projects {
              id
              slug
              name
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  );
  const chosen = useSyncExternalStore(teamProject.subscribe, teamProject.read, () => '');
  useEffect(() => onSignOut(() => window.location.reload()), []);
  const projects = (viewer?.workspaces ?? []).flatMap((team) => {
    const workspace = { slug: team.slug, name: team.name };
    return team.projects.map(({ id, slug, name }): TeamProject => ({ id, slug, name, workspace }));
  });
  const project = projects.find(({ id }) => id === chosen) ?? projects[0];
  return { isSignedIn: viewer != null, projects, project };
}
