import type { WorkspaceScreenQuery } from '@/__generated__/WorkspaceScreenQuery.graphql';
import { PrivatePage } from '@/client/sections/PrivatePage';
import { EmptyState } from '@/client/ui/EmptyState';
import { Notice } from '@/client/ui/Notice';
import { PageTitle } from '@/client/ui/PageTitle';
import { Section } from '@/client/ui/Section';
import { formatCountWithNoun, formatLine } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { teamHref } from '@/domain/routes/teams';
import { watchHref } from '@/domain/routes/watch';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import styles from '@/client/ui/Form.module.css';

const NewProject = lazySection(
  async () =>
    (await import(/* webpackChunkName: "workspace-sections" */ './NewProject')).NewProject,
);

export const workspaceScreenQuery = graphql`
  query WorkspaceScreenQuery($workspace: String!, $audience: String!) @throwOnFieldError {
    viewer {
      name
    }
    workspace(slug: $workspace) {
      id
      slug
      name
      role
      permissions
      deleteAt
      projects {
        id
        slug
        name
        linePercent
        audience @catch(to: NULL) {
          name
        }
        openReviewCount
      }
    }
    audience(key: $audience) {
      name
    }
  }
`;

export function WorkspaceScreen({ queryRef }: ScreenProps<WorkspaceScreenQuery>) {
  const { viewer, workspace, audience } = usePreloadedQuery<WorkspaceScreenQuery>(
    workspaceScreenQuery,
    queryRef,
  );
  if (!viewer || !workspace)
    return (
      <PrivatePage title="" isSignedIn={viewer != null} isFound={false}>
        {null}
      </PrivatePage>
    );
  const { id, slug, name, role, permissions, deleteAt, projects } = workspace;
  return (
    <PrivatePage title={name} isSignedIn>
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
      <Section title="Projects">
        {projects.length === 0 ? (
          <EmptyState title="No projects yet.">
            <p>A project is something you build: its audience, its line and your decisions.</p>
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {projects.map((project) => (
              <li key={project.id} className={styles.entry}>
                <Link href={teamHref.project(slug, project.slug)}>{project.name}</Link>
                <span>
                  {project.openReviewCount > 0 && (
                    <strong>{`${formatCountWithNoun(project.openReviewCount, 'review')} open, `}</strong>
                  )}
                  {`${project.audience?.name ?? 'an audience that is gone'}, line ${formatLine(project.linePercent)}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      {permissions.includes('editProjects') && (
        <Section title="Create a project">
          <NewProject
            workspace={{ id, slug }}
            audience={{ key: queryRef.variables.audience, name: audience?.name ?? 'World' }}
          />
        </Section>
      )}
    </PrivatePage>
  );
}

export const workspaceScreen: ScreenDefinition<WorkspaceScreenQuery> = {
  Screen: WorkspaceScreen,
  query: workspaceScreenQuery,
  variables: (url) => ({ workspace: url.param('workspace') }),
  outcome: ({ viewer, workspace }) => (viewer && !workspace ? { status: 404 } : undefined),
  isPrivate: true,
};
