import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import type { DeleteAudienceMutation } from '@/__generated__/DeleteAudienceMutation.graphql';
import { type OwnAudienceEntry, removeOwnAudience } from '@/browser/device/ownAudiences';
import { rememberAudience } from '@/browser/device/rememberPreferences';
import { Button } from '@/client/ui/Button';
import { ConfirmButton } from '@/client/ui/ConfirmButton';
import { Notice } from '@/client/ui/Notice';
import { DEFAULT_AUDIENCE_KEY } from '@/domain/Audience';
import { href } from '@/domain/routes/href';
import { graphql, useRelayEnvironment } from '@/relay/hooks';
import { deleteRecord } from '@/relay/mutations/deleteRecord';
import { useMutation } from '@/relay/mutations/useMutation';
import { rememberRefusedAudience } from '@/relay/route/loadRoute';
import { usePreferences } from '@/relay/route/RouteRoot';

const deletion = graphql`
  mutation DeleteAudienceMutation($key: String!, $token: String!) {
    deleteAudience(key: $key, token: $token) {
      deletedId
      problems {
        message
      }
    }
  }
`;

/** Asks before it deletes. */
export function DeleteAudience({ own }: { own: OwnAudienceEntry }) {
  const [state, deleteAudience] = useMutation<DeleteAudienceMutation>(deletion);
  const router = useRouter();
  const environment = useRelayEnvironment();
  const { audience: current } = usePreferences();
  const answer = state.status === 'done' ? state.response.deleteAudience : undefined;
  const deletedId = answer?.deletedId;
  // An effect event, because the router object changes with each navigation and must not trigger
  // one.
  const leave = useEffectEvent((id: string) => {
    removeOwnAudience(own.key);
    rememberRefusedAudience(own.key);
    if (current === own.key) rememberAudience(DEFAULT_AUDIENCE_KEY);
    // Delete the record only after navigating away; otherwise this page would report it as missing.
    void router
      .push(href.audiences({ audience: DEFAULT_AUDIENCE_KEY }))
      .then(() => deleteRecord(environment, id));
  });
  useEffect(() => {
    if (deletedId != null) leave(deletedId);
  }, [deletedId]);

  const problem =
    answer?.problems[0]?.message ?? ('error' in state ? state.error.message : undefined);
  return (
    <>
      <ConfirmButton
        ask="Delete this audience"
        title={`Delete ${own.name}?`}
        confirm="Delete it for everyone"
        cancel="Keep it"
        onConfirm={() => deleteAudience({ variables: { key: own.key, token: own.token } })}
      />
      {problem !== undefined && (
        <Notice
          tone="error"
          action={state.status === 'unknown' && <Button onClick={state.retry}>Try again</Button>}
        >
          {problem}
        </Notice>
      )}
    </>
  );
}
