import { type SubmitEvent, useState } from 'react';
import { formText } from '@/client/sections/formText';
import { Button } from '@/client/ui/Button';
import { FileField } from '@/client/ui/FileField';
import { Notice } from '@/client/ui/Notice';
import { TextField } from '@/client/ui/TextField';
import { teamHref } from '@/domain/routes/teams';
import styles from '@/client/ui/Form.module.css';

interface Problem {
  readonly message: string;
  readonly path?: readonly string[];
}

/** A workspace that another instance exported. */
export function ImportWorkspace() {
  const [problem, setProblem] = useState<Problem>();
  const [isSending, setSending] = useState(false);
  const getProblem = (field: string) =>
    problem?.path?.[0] === field ? problem.message : undefined;

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const form = new FormData(currentTarget);
    const file = form.get('file');
    if (!(file instanceof File)) return;
    setSending(true);
    const answer = await post(file, formText(form, 'slug'));
    setSending(false);
    setProblem(answer.problem);
    if (answer.to === undefined) return;
    // Going back finds the page as it was left.
    currentTarget.reset();
    window.location.assign(answer.to);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <ImportFields getProblem={getProblem} />
      {problem && !getProblem('file') && !getProblem('slug') && (
        <Notice tone="error">{problem.message}</Notice>
      )}
      <p>
        You will own it. Its people stay as names on what they decided: invite them again, and
        create new tokens.
      </p>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isSending}>
          Import workspace
        </Button>
      </div>
    </form>
  );
}

interface ImportFieldsProps {
  readonly getProblem: (field: string) => string | undefined;
}

function ImportFields({ getProblem }: ImportFieldsProps) {
  return (
    <>
      <FileField
        label="File"
        name="file"
        accept="application/json,.json"
        required
        hint="From “Export everything” in a workspace’s settings, here or on another server."
        error={getProblem('file')}
      />
      <TextField
        label="URL name"
        name="slug"
        required
        isMono
        maxLength={40}
        autoCapitalize="none"
        hint="Letters a–z, digits and hyphens. It follows /w/ in its links."
        error={getProblem('slug')}
      />
    </>
  );
}

async function post(
  file: File,
  slug: string,
): Promise<{ readonly to?: string; readonly problem?: Problem }> {
  const text = await file.text().catch(() => undefined);
  if (text === undefined)
    return {
      problem: {
        message: 'This file changed, or went away, since you chose it. Choose it again.',
        path: ['file'],
      },
    };
  try {
    const response = await fetch(teamHref.importWorkspace(slug), {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: text,
    });
    const { to, problems } = (await response.json()) as {
      readonly to?: string;
      readonly problems: readonly Problem[];
    };
    return { ...(to !== undefined && { to }), ...(problems[0] && { problem: problems[0] }) };
  } catch {
    return {
      problem: { message: 'Can’t reach the server. Check your connection and try again.' },
    };
  }
}
