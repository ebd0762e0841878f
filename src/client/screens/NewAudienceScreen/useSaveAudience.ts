import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import type {
  useSaveAudienceMutation,
  useSaveAudienceMutation$variables,
} from '@/__generated__/useSaveAudienceMutation.graphql';
import { canRememberOwnAudience, rememberOwnAudience } from '@/browser/device/ownAudiences';
import { rememberAudience } from '@/browser/device/rememberPreferences';
import { UnsavedTokens } from '@/browser/device/UnsavedTokens';
import { href } from '@/domain/routes/href';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

type AudienceDraft = Omit<useSaveAudienceMutation$variables['input'], 'token'>;

const tokens = new UnsavedTokens();

/**
 * Saves an audience, remembers that this browser created it, makes it the current one, and opens
 * its page. If this browser can remember nothing, the first `save` only warns.
 */
export function useSaveAudience(audience: AudienceDraft) {
  const draft = JSON.stringify(audience);
  const [state, create] = useMutation<useSaveAudienceMutation>(graphql`
    mutation useSaveAudienceMutation($input: CreateAudienceInput!) {
      createAudience(input: $input) {
        audience {
          key
          name
        }
        problems {
          message
        }
      }
    }
  `);
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
    const { key, name } = answer.audience;
    rememberOwnAudience({ key, name, token: sent.token });
    rememberAudience(key);
    void router.push(href.audience(key));
  });
  useEffect(() => settle(), [state]);

  function save() {
    if (!isWarned && !canRememberOwnAudience()) return setWarned(true);
    // It may already have been saved: another intent could save it twice.
    if (state.status === 'unknown' && sent.draft === draft) return state.retry();
    const token = tokens.tokenFor(draft);
    setSent({ draft, token });
    create({ variables: { input: { ...audience, token } } });
  }

  const refusal = sent.draft === draft ? answer?.problems[0]?.message : undefined;
  return { state, save, isWarned, refusal };
}
