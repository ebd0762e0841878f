import type { Sessions_viewer$key } from '@/__generated__/Sessions_viewer.graphql';
import { graphql, useFragment } from '@/relay/hooks';
import { useRefetch } from '@/relay/route/refetch';
import { ChangeProblem } from '@/sections/ChangeProblem';
import styles from '@/sections/TeamForm.module.css';
import { Button } from '@/ui/Button';
import { useEndSession } from './useEndSession';

/** Where one is signed in. */
export function Sessions(props: { readonly viewer: Sessions_viewer$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment Sessions_viewer on Viewer {
        sessions {
          id
          userAgent
          createdAt
          isCurrent
        }
      }
    `,
    props.viewer,
  );
  const [state, end] = useEndSession();
  const refetch = useRefetch();
  const payload = state.status === 'done' ? state.response.endSession : undefined;
  return (
    <>
      <ul className={styles.list}>
        {sessions.map(({ id, userAgent, createdAt, isCurrent }) => (
          <li key={id} className={styles.entry}>
            <span>{`${userAgent ?? 'An unknown browser'}, since ${createdAt.slice(0, 10)}`}</span>
            {isCurrent ? (
              <span>this browser</span>
            ) : (
              <Button
                variant="quiet"
                aria-label={`End the session of ${createdAt.slice(0, 10)}`}
                onClick={() =>
                  end({
                    variables: { input: { id } },
                    updater: () => void refetch?.().catch(() => undefined),
                  })
                }
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ChangeProblem state={state} problems={payload?.problems} />
    </>
  );
}
