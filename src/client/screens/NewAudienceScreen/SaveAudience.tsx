import type { FormEvent } from 'react';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { TextField } from '@/client/ui/TextField';
import type { CountedDraft } from '@/engines/importer/forPage';
import styles from './ImportPreview.module.css';
import { useSaveAudience } from './useSaveAudience';

export interface KeyDraft {
  readonly weight: number;
  readonly key: string;
}

export interface NameTyped {
  /** A name the reader typed in place of the suggestion; it stays even if the audience changes. */
  readonly typedName: string | undefined;
  readonly onName: (name: string) => void;
}

interface SaveAudienceProps extends NameTyped {
  /** An imported audience, or a blend's parts. */
  readonly part: CountedDraft | readonly KeyDraft[];
  readonly suggestedName: string;
  /** It can't be saved as is, and its form says why. */
  readonly isBlocked?: boolean;
}

/** A form that names an audience and saves it. */
export function SaveAudience({
  part,
  suggestedName,
  typedName,
  onName,
  isBlocked = false,
}: SaveAudienceProps) {
  const name = typedName ?? suggestedName;
  const parts = 'browsers' in part ? [part] : part;
  const { state, save, isWarned, refusal } = useSaveAudience({ name, parts });

  function submit(event: FormEvent) {
    event.preventDefault();
    save();
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label="Name of the audience"
        value={name}
        onChange={(event) => onName(event.target.value)}
        maxLength={80}
        required
        autoComplete="off"
        error={refusal}
      />
      <Button
        type="submit"
        variant="primary"
        disabled={isBlocked || name.trim() === ''}
        aria-disabled={state.status === 'pending'}
      >
        {state.status === 'pending' ? 'Saving' : isWarned ? 'Save it anyway' : 'Save this audience'}
      </Button>
      <WhatSavingMeans canDelete={!isWarned} />
      {'error' in state && (
        <Notice
          tone="error"
          action={state.status === 'unknown' && <Button onClick={state.retry}>Try again</Button>}
        >
          {state.error.message}
        </Notice>
      )}
    </form>
  );
}

/** Says who can see the audience, and when it is deleted. */
function WhatSavingMeans({ canDelete }: { readonly canDelete: boolean }) {
  return canDelete ? (
    <p>
      Saving chooses it for every page. Anyone with the link can see and use it. It is deleted after
      90 days without use, or when you delete it here.
    </p>
  ) : (
    <Notice tone="error">
      This browser keeps nothing for this site, so it will not be able to delete the audience later.
      Anyone with the link can use it until it has gone unused for 90 days.
    </Notice>
  );
}
