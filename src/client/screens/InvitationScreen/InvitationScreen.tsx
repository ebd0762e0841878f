import type { InvitationScreenQuery } from '@/__generated__/InvitationScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { Notice } from '@/client/ui/Notice';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { teamHref } from '@/domain/routes/teams';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { AcceptInvitation } from './AcceptInvitation';
import styles from '@/client/ui/Form.module.css';

export const invitationScreenQuery = graphql`
  query InvitationScreenQuery($token: String!) @throwOnFieldError {
    viewer {
      name
      email
    }
    signInOptions {
      takesPasswords
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
  const { viewer, invitation, signInOptions } = usePreloadedQuery<InvitationScreenQuery>(
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
      {viewer && !problem && <AcceptInvitation token={token} />}
      {viewer && problem && (
        <p className={styles.actions}>
          <Link href={href.workspaces()}>Your workspaces</Link>
          {problem.code === 'FORBIDDEN' && (
            <a href={href.signIn({ next })}>Sign in with another account</a>
          )}
        </p>
      )}
      {!viewer && !problem && (
        <p className={styles.actions}>
          <a href={href.signIn({ next })}>Sign in</a>
          {signInOptions.takesPasswords && (
            <a href={teamHref.signUp({ next })}>Create an account</a>
          )}
        </p>
      )}
    </>
  );
}

export const invitationScreen: ScreenDefinition<InvitationScreenQuery> = {
  Screen: InvitationScreen,
  query: invitationScreenQuery,
  variables: (url) => ({ token: url.param('token') }),
  isPrivate: true,
};
