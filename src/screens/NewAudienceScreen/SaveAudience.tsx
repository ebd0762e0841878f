import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';

import { audienceHref } from '@/screens/sections/audienceHref';
import { rememberOwnAudience } from '@/screens/sections/ownAudiences';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';

import type { CountedDraft } from './draftOf';
import styles from './ImportPreview.module.css';
import { useCreateAudience } from './useCreateAudience';

export interface KeyDraft {
  readonly weight: number;
  readonly key: string;
}

interface SaveAudienceProps {
  /** One that was counted, or a blend. */
  readonly part: CountedDraft | readonly KeyDraft[];
  readonly suggestedName: string;
  /** Why it cannot be saved as it is. */
  readonly problem?: string | undefined;
}

/** Names an audience, keeps it on the server, remembers here that this browser made it, and shows its page. */
export function SaveAudience({ part, suggestedName, problem }: SaveAudienceProps) {
  const [name, setName] = useState(suggestedName);
  const [state, create] = useCreateAudience();
  const token = useRef('');
  const router = useRouter();
  const answer = state.status === 'done' ? state.response.createAudience : undefined;
  const made = answer?.audience;
  // The router is another object after each navigation, and must not start one.
  const show = useEffectEvent(({ key, name: saved }: { readonly key: string; readonly name: string }) => {
    rememberOwnAudience({ key, name: saved, token: token.current });
    void router.push(audienceHref(key));
  });
  useEffect(() => {
    if (made) show(made);
  }, [made]);

  function save(event: FormEvent) {
    event.preventDefault();
    token.current = secret();
    create({ variables: { input: { name, token: token.current, parts: 'browsers' in part ? [part] : part } } });
  }

  const refusal = answer?.problems[0]?.message ?? problem;
  return (
    <form className={styles.form} onSubmit={save}>
      <TextField label="Name of the audience" value={name} onChange={(event) => setName(event.target.value)} maxLength={80} required autoComplete="off" error={refusal} />
      <Button type="submit" variant="primary" disabled={state.status === 'pending' || problem !== undefined || name.trim() === ''}>
        {state.status === 'pending' ? 'Saving' : 'Save this audience'}
      </Button>
      <p>Whoever has its address can see and use it. It ends when nobody has used it for 90 days, or when you delete it from this browser.</p>
      {'error' in state && (
        <Notice tone="error" action={state.status === 'unknown' && <Button onClick={state.retry}>Try again</Button>}>
          {state.error.message}
        </Notice>
      )}
    </form>
  );
}

function secret(): string {
  return [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
