import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { RenameAudienceMutation } from '@/__generated__/RenameAudienceMutation.graphql';
import { type OwnAudienceEntry, rememberOwnAudience } from '@/browser/device/ownAudiences';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { TextField } from '@/client/ui/TextField';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import styles from './RenameAudience.module.css';

const renaming = graphql`
  mutation RenameAudienceMutation($input: RenameAudienceInput!) {
    renameAudience(input: $input) {
      audience {
        # Renamed in the store, and so wherever it is shown.
        name
      }
      problems {
        message
      }
    }
  }
`;

/** Edits the name in place. */
export function RenameAudience({ own }: { own: OwnAudienceEntry }) {
  const [name, setName] = useState(own.name);
  const tidy = name.trim().replace(/\s+/g, ' ');
  const isUnchanged = tidy === '' || tidy === own.name;
  const [state, rename] = useMutation<RenameAudienceMutation>(renaming);
  const answer = state.status === 'done' ? state.response.renameAudience : undefined;
  // An effect event, because it changes the entry itself.
  const settle = useEffectEvent(() => {
    if (!answer?.audience) return;
    rememberOwnAudience({ ...own, name: answer.audience.name });
  });
  useEffect(() => settle(), [state]);

  function save(event: FormEvent) {
    event.preventDefault();
    setName(tidy);
    if (isUnchanged) return;
    rename({ variables: { input: { key: own.key, token: own.token, name: tidy } } });
  }

  return (
    <>
      <form className={styles.form} onSubmit={save}>
        <TextField
          label="Name of the audience"
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={80}
          required
          autoComplete="off"
          error={answer?.problems[0]?.message}
        />
        <Button type="submit" aria-disabled={state.status === 'pending' || isUnchanged}>
          {state.status === 'pending' ? 'Renaming' : 'Rename'}
        </Button>
        <span role="status">{answer?.audience && tidy === own.name && 'Renamed.'}</span>
      </form>
      {'error' in state && (
        <Notice
          tone="error"
          action={state.status === 'unknown' && <Button onClick={state.retry}>Try again</Button>}
        >
          {state.error.message}
        </Notice>
      )}
    </>
  );
}
