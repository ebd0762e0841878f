import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import type { InvitationScreenQuery } from '@/__generated__/InvitationScreenQuery.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { PageMeta } from '@/client/sections/PageMeta';
import { Button } from '@/client/ui/Button';
import styles from '@/client/ui/Form.module.css';
import { Notice } from '@/client/ui/Notice';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { teamHref } from '@/domain/routes/teams';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { useAcceptInvitation } from './useAcceptInvitation';

export const invitationScreenQuery = graphql`
  query InvitationScreenQuery($token: String!) @throwOnFieldError {
    viewer {
      name
      email
    }
    invitation(token: $token) {
      workspaceName
      role
      problem {
        code
        message
      }
    }
  }
`;

export function InvitationScreen({ queryRef }: ScreenProps<InvitationScreenQuery>) {
  const { viewer, invitation } = usePreloadedQuery<InvitationScreenQuery>(
    invitationScreenQuery,
    queryRef,
  );
  const { token } = queryRef.variables;
  const next = teamHref.invitation(token);
  const { workspaceName, role, problem } = invitation;
  return (
    <>
      <PageMeta title="Invitation" description="An invitation to a team’s workspace." />
      <PageTitle
        title={workspaceName == null ? 'Invitation' : `Join ${workspaceName}`}
        lede={
          <p>
            {role != null && `You are invited as ${role.toLowerCase()}. `}
            {viewer
              ? `You are signed in as ${viewer.name} (${viewer.email ?? ''}).`
              : !problem && 'Sign in with the address the invitation was sent to, then accept it.'}
          </p>
        }
      />
      {problem && <Notice tone="error">{problem.message}</Notice>}
      {viewer && !problem && <Accept token={token} />}
      {viewer && problem && (
        <p className={styles.actions}>
          <Link href={href.workspaces()}>Your workspaces</Link>
          {problem.code === 'FORBIDDEN' && (
            <a href={teamHref.signIn({ next })}>Sign in with another account</a>
          )}
        </p>
      )}
      {!viewer && !problem && (
        <p className={styles.actions}>
          <a href={teamHref.signIn({ next })}>Sign in</a>
          <a href={teamHref.signUp({ next })}>Create an account</a>
        </p>
      )}
    </>
  );
}

function Accept({ token }: { readonly token: string }) {
  const [state, accept] = useAcceptInvitation();
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

export const invitationScreen: ScreenDefinition<InvitationScreenQuery> = {
  Screen: InvitationScreen,
  query: invitationScreenQuery,
  variables: (url) => ({ token: url.param('token') }),
  isPrivate: true,
};
