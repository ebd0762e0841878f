import type { Sessions_viewer$key } from '@/__generated__/Sessions_viewer.graphql';
import type { SessionsMutation } from '@/__generated__/SessionsMutation.graphql';
import { AccountForm } from '@/client/sections/AccountForm';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import styles from '@/client/ui/Form.module.css';

const endSession = graphql`
  mutation SessionsMutation($input: EndSessionInput!) {
    endSession(input: $input) {
      viewer {
        id
      }
      problems {
        message
        path
      }
    }
  }
`;

/** The browsers that are signed in to the account. */
export function Sessions(props: { readonly viewer: Sessions_viewer$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment Sessions_viewer on Viewer {
        sessions {
          id
          browser
          createdAt
          isCurrent
        }
      }
    `,
    props.viewer,
  );
  const [state, end] = useMutation<SessionsMutation>(endSession);
  const renew = useRenewPage();
  const payload = state.status === 'done' ? state.response.endSession : undefined;
  return (
    <>
      <ul className={styles.list}>
        {sessions.map(({ id, browser, createdAt, isCurrent }) => (
          <li key={id} className={styles.entry}>
            <span>{`${browser ?? 'An unknown browser'}, since ${createdAt.slice(0, 10)}`}</span>
            {isCurrent ? (
              <span>this browser</span>
            ) : (
              <Button
                variant="quiet"
                aria-label={`End the session of ${createdAt.slice(0, 10)}`}
                onClick={() => end({ variables: { input: { id } }, updater: renew })}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <AccountForm action="end-others" submit="End all other sessions" variant="plain">
          {() => null}
        </AccountForm>
      )}
      <ChangeProblem state={state} problems={payload?.problems} />
    </>
  );
}
