import { useRouter } from 'next/router';
import { type SubmitEvent, useEffect, useEffectEvent } from 'react';
import type { NewProject_query$key } from '@/__generated__/NewProject_query.graphql';
import type { NewProject_workspace$key } from '@/__generated__/NewProject_workspace.graphql';
import type { NewProjectMutation } from '@/__generated__/NewProjectMutation.graphql';
import { AudienceKeyField } from '@/client/sections/AudienceKeyField';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { NameAndAddress } from '@/client/sections/NameAndAddress';
import { OWN_AUDIENCE_HINT } from '@/client/sections/ownAudienceHint';
import { Button } from '@/client/ui/Button';
import { TextField } from '@/client/ui/TextField';
import { readPercent } from '@/domain/readPercent';
import { teamHref } from '@/domain/routes/teams';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from '@/client/ui/Form.module.css';

const createProjectMutation = graphql`
  mutation NewProjectMutation($input: CreateProjectInput!) {
    createProject(input: $input) {
      project {
        slug
        workspace {
          id
          ...ProjectList_workspace
        }
      }
      problems {
        message
        path
      }
    }
  }
`;

const readProject = (form: FormData) => ({
  name: formText(form, 'name'),
  slug: formText(form, 'slug'),
  audience: formText(form, 'audience').trim(),
  linePercent: readPercent(formText(form, 'line')) ?? 0,
});

interface NewProjectProps {
  readonly workspace: NewProject_workspace$key;
  readonly query: NewProject_query$key;
}

export function NewProject({ query, ...props }: NewProjectProps) {
  const workspace = useFragment(
    graphql`
      fragment NewProject_workspace on Workspace {
        id
        slug
      }
    `,
    props.workspace,
  );
  const [state, create] = useMutation<NewProjectMutation>(createProjectMutation);
  const router = useRouter();
  const payload = state.response?.createProject;
  const slug = payload?.project?.slug;
  const enter = useEffectEvent((to: string) => {
    void router.push(teamHref.project(workspace.slug, to));
  });
  useEffect(() => {
    if (slug !== undefined) enter(slug);
  }, [slug]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = { workspaceId: workspace.id, ...readProject(new FormData(event.currentTarget)) };
    create({ variables: { input } });
  }

  const getProblem = (field: string) => fieldProblem(payload?.problems, field);
  return (
    <form className={styles.form} onSubmit={send}>
      <NameAndAddress hint="Letters a–z, digits and hyphens." getProblem={getProblem} />
      <AudienceAndLine query={query} getProblem={getProblem} />
      <ChangeProblem state={state} problems={payload?.problems} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={state.status === 'pending'}>
          Create project
        </Button>
      </div>
    </form>
  );
}

interface AudienceAndLineProps {
  readonly query: NewProject_query$key;
  readonly getProblem: (field: string) => string | undefined;
}

/** The reader's own audience and line, as a start. */
function AudienceAndLine({ query, getProblem }: AudienceAndLineProps) {
  const { audience } = useFragment(
    graphql`
      fragment NewProject_query on Query {
        audience(key: $audience) {
          name
        }
      }
    `,
    query,
  );
  const { audience: key, linePercent } = usePreferences();
  return (
    <>
      <AudienceKeyField
        audience={{ key, name: audience?.name ?? 'World' }}
        hint={OWN_AUDIENCE_HINT}
        error={getProblem('audience')}
      />
      <TextField
        label="Line"
        name="line"
        required
        inputMode="decimal"
        defaultValue={String(linePercent)}
        suffix="%"
        error={getProblem('linePercent')}
      />
    </>
  );
}
