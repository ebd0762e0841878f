import { useRouter } from 'next/router';
import { type SubmitEvent, useEffect, useEffectEvent } from 'react';
import type { WorkspacesScreenMutation } from '@/__generated__/WorkspacesScreenMutation.graphql';
import type { WorkspacesScreenQuery } from '@/__generated__/WorkspacesScreenQuery.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { NameAndAddress } from '@/client/sections/NameAndAddress';
import { PrivatePage } from '@/client/sections/PrivatePage';
import { Button } from '@/client/ui/Button';
import { EmptyState } from '@/client/ui/EmptyState';
import { Notice } from '@/client/ui/Notice';
import { PageTitle } from '@/client/ui/PageTitle';
import { Section } from '@/client/ui/Section';
import { teamHref } from '@/domain/routes/teams';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { ImportWorkspace } from './ImportWorkspace';
import { TeamsWelcome } from './TeamsWelcome';
import styles from '@/client/ui/Form.module.css';

const createWorkspaceMutation = graphql`
  mutation WorkspacesScreenMutation($input: CreateWorkspaceInput!) {
    createWorkspace(input: $input) {
      workspace {
        slug
      }
      viewer {
        id
        workspaces {
          id
          slug
          name
          role
          projects {
            id
            slug
            name
          }
        }
      }
      problems {
        message
        path
      }
    }
  }
`;

export const workspacesScreenQuery = graphql`
  query WorkspacesScreenQuery @throwOnFieldError {
    viewer {
      closedWorkspaces
      workspaces {
        id
        slug
        name
        role
        projects {
          id
          slug
          name
        }
      }
    }
  }
`;

type Workspaces = NonNullable<WorkspacesScreenQuery['response']['viewer']>['workspaces'];

export function WorkspacesScreen({ queryRef }: ScreenProps<WorkspacesScreenQuery>) {
  const { viewer } = usePreloadedQuery<WorkspacesScreenQuery>(workspacesScreenQuery, queryRef);
  return (
    <PrivatePage
      title={viewer ? 'Your workspaces' : 'Teams'}
      isSignedIn={viewer != null}
      welcome={viewer ? undefined : <TeamsWelcome />}
    >
      <PageTitle
        title="Your workspaces"
        lede={<p>A workspace holds your team’s projects and decisions.</p>}
      />
      <ProjectsToDecideFor workspaces={viewer?.workspaces ?? []} />
      <ClosedWorkspaces names={viewer?.closedWorkspaces ?? []} />
      {viewer?.workspaces.length === 0 ? (
        <EmptyState title="You aren’t in a workspace yet.">
          <p>Create one below, or open the link of an invitation.</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {viewer?.workspaces.map(({ id, slug, name, role }) => (
            <li key={id} className={styles.entry}>
              <Link href={teamHref.workspace(slug)}>{name}</Link>
              <span>{role?.toLowerCase()}</span>
            </li>
          ))}
        </ul>
      )}
      <Section title="Create a workspace">
        <CreateWorkspace />
      </Section>
      <Section title="Import a workspace">
        <ImportWorkspace />
      </Section>
    </PrivatePage>
  );
}

/** For readers without scripts: a feature's page can't know their projects, so it leads here. */
function ProjectsToDecideFor({ workspaces }: { readonly workspaces: Workspaces }) {
  const { decide } = useRouter().query;
  if (typeof decide !== 'string' || decide === '') return null;
  return (
    <Section title={`Decide on ${decide} for`}>
      <ul className={styles.list}>
        {workspaces.flatMap((workspace) =>
          workspace.projects.map(({ id, slug, name }) => (
            <li key={id}>
              <Link href={teamHref.decide(workspace.slug, slug, decide)}>
                {`${workspace.name} / ${name}`}
              </Link>
            </li>
          )),
        )}
      </ul>
    </Section>
  );
}

function ClosedWorkspaces({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Notice>
      {`${names.join(', ')}: closed to you while your password alone opens your account. `}
      <Link href={teamHref.secondFactor()}>Switch the second step on</Link>
    </Notice>
  );
}

function CreateWorkspace() {
  const [state, create] = useMutation<WorkspacesScreenMutation>(createWorkspaceMutation);
  const router = useRouter();
  const payload = state.response?.createWorkspace;
  const slug = payload?.workspace?.slug;
  const enter = useEffectEvent((to: string) => void router.push(teamHref.workspace(to)));
  useEffect(() => {
    if (slug !== undefined) enter(slug);
  }, [slug]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const input = { name: formText(form, 'name'), slug: formText(form, 'slug') };
    create({ variables: { input } });
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <NameAndAddress
        hint="Letters a–z, digits and hyphens. It follows /w/ in its links."
        getProblem={(field) => fieldProblem(payload?.problems, field)}
      />
      <ChangeProblem state={state} problems={payload?.problems} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={state.status === 'pending'}>
          Create workspace
        </Button>
      </div>
    </form>
  );
}

export const workspacesScreen: ScreenDefinition<WorkspacesScreenQuery> = {
  Screen: WorkspacesScreen,
  query: workspacesScreenQuery,
  variables: () => ({}),
  isPrivate: true,
};
