import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import type { AcceptInvitationMutation } from '@/__generated__/AcceptInvitationMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { Button } from '@/client/ui/Button';
import { teamHref } from '@/domain/routes/teams';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import styles from '@/client/ui/Form.module.css';

/** Accepts the invitation, then opens the workspace. */
export function AcceptInvitation({ token }: { readonly token: string }) {
  const [state, accept] = useMutation<AcceptInvitationMutation>(graphql`
    mutation AcceptInvitationMutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        workspace {
          slug
        }
        problems {
          message
          path
        }
      }
    }
  `);
  const router = useRouter();
  const payload = state.status === 'done' ? state.response.acceptInvitation : undefined;
  const slug = payload?.workspace?.slug;
  const enter = useEffectEvent((to: string) => void router.push(teamHref.workspace(to)));
  useEffect(() => {
    if (slug !== undefined) enter(slug);
  }, [slug]);

  return (
    <div className={styles.form}>
      <ChangeProblem state={state} problems={payload?.problems} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          aria-disabled={state.status === 'pending'}
          onClick={() => accept({ variables: { input: { token } } })}
        >
          Accept the invitation
        </Button>
      </div>
      <noscript>
        <p>Accepting an invitation needs JavaScript.</p>
      </noscript>
    </div>
  );
}
