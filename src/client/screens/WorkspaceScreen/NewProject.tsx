import { useRouter } from 'next/router';
import { type SubmitEvent, useEffect, useEffectEvent } from 'react';
import type { NewProjectMutation } from '@/__generated__/NewProjectMutation.graphql';
import { AudienceKeyField } from '@/client/sections/AudienceKeyField';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { NameAndAddress } from '@/client/sections/NameAndAddress';
import { OWN_AUDIENCE_HINT } from '@/client/sections/ownAudienceHint';
import { readPercent } from '@/client/sections/readPercent';
import { Button } from '@/client/ui/Button';
import { TextField } from '@/client/ui/TextField';
import { teamHref } from '@/domain/routes/teams';
import { graphql } from '@/relay/hooks';
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
          projects {
            id
            slug
            name
            linePercent
            audience {
              name
            }
            openReviewCount
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

interface NewProjectProps {
  readonly workspace: { readonly id: string; readonly slug: string };
  /** The reader's own, as a start. */
  readonly audience: { readonly key: string; readonly name: string };
}

export function NewProject({ workspace, audience }: NewProjectProps) {
  const [state, create] = useMutation<NewProjectMutation>(createProjectMutation);
  const { linePercent } = usePreferences();
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
    const form = new FormData(event.currentTarget);
    const text = (name: string) => formText(form, name);
    create({
      variables: {
        input: {
          workspaceId: workspace.id,
          name: text('name'),
          slug: text('slug'),
          audience: text('audience').trim(),
          linePercent: readPercent(text('line')) ?? 0,
        },
      },
    });
  }

  const getProblem = (field: string) => fieldProblem(payload?.problems, field);
  return (
    <form className={styles.form} onSubmit={send}>
      <NameAndAddress hint="Letters a–z, digits and hyphens." getProblem={getProblem} />
      <AudienceKeyField
        audience={audience}
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
      <ChangeProblem state={state} problems={payload?.problems} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={state.status === 'pending'}>
          Create project
        </Button>
      </div>
    </form>
  );
}
