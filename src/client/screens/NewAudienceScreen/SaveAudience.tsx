import { useRouter } from 'next/router';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { canRememberOwnAudience, rememberOwnAudience } from '@/browser/device/ownAudiences';
import { rememberAudience } from '@/browser/device/rememberPreferences';
import { UnsavedTokens } from '@/browser/device/UnsavedTokens';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { TextField } from '@/client/ui/TextField';
import { href } from '@/domain/routes/href';
import type { CountedDraft } from '@/engines/importer/toDraft';
import styles from './ImportPreview.module.css';
import { useCreateAudience } from './useCreateAudience';

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

const tokens = new UnsavedTokens();

/**
 * Names and saves an audience, remembers that this browser created it, makes it the current one, and
 * opens its page.
 */
export function SaveAudience({
  part,
  suggestedName,
  typedName,
  onName,
  isBlocked = false,
}: SaveAudienceProps) {
  const name = typedName ?? suggestedName;
  const input = { name, parts: 'browsers' in part ? [part] : part };
  const draft = JSON.stringify(input);
  const [state, create] = useCreateAudience();
  const [sent, setSent] = useState({ draft: '', token: '' });
  const [isWarned, setWarned] = useState(false);
  const router = useRouter();
  const answer = state.status === 'done' ? state.response.createAudience : undefined;
  // An effect event, because the router object changes with each navigation and must not trigger
  // one.
  const settle = useEffectEvent(() => {
    if (state.status !== 'done' && state.status !== 'failed') return;
    tokens.settle(sent.draft);
    if (!answer?.audience) return;
    rememberOwnAudience({
      key: answer.audience.key,
      name: answer.audience.name,
      token: sent.token,
    });
    rememberAudience(answer.audience.key);
    void router.push(href.audience(answer.audience.key));
  });
  useEffect(() => settle(), [state]);

  function save(event: FormEvent) {
    event.preventDefault();
    if (!isWarned && !canRememberOwnAudience()) return setWarned(true);
    // It may already have been saved: another intent could save it twice.
    if (state.status === 'unknown' && sent.draft === draft) return state.retry();
    const token = tokens.tokenFor(draft);
    setSent({ draft, token });
    create({ variables: { input: { ...input, token } } });
  }

  const refusal = sent.draft === draft ? answer?.problems[0]?.message : undefined;
  return (
    <form className={styles.form} onSubmit={save}>
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

/** Who can see the audience, and when it is deleted. */
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
