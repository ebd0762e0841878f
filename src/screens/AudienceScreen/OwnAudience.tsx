import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';

import type { OwnAudience_audience$key } from '@/__generated__/OwnAudience_audience.graphql';
import { forgetOwnAudience, useOwnAudiences } from '@/screens/sections/ownAudiences';
import type { OwnAudienceEntry } from '@/screens/sections/ownAudienceStorage';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Section } from '@/ui/Section';

import { useDeleteAudience } from './useDeleteAudience';

/** What only the browser that made an audience sees: that it did, and the way to delete it. */
export function OwnAudience(props: { audience: OwnAudience_audience$key }) {
  const { key } = useFragment(
    graphql`
      fragment OwnAudience_audience on Audience {
        key
      }
    `,
    props.audience,
  );
  const own = useOwnAudiences().find((entry) => entry.key === key);
  return own ? <DeleteAudience own={own} /> : null;
}

function DeleteAudience({ own }: { own: OwnAudienceEntry }) {
  const [state, deleteAudience] = useDeleteAudience();
  const [isAsked, setAsked] = useState(false);
  const answer = state.status === 'done' ? state.response.deleteAudience : undefined;
  const isDeleted = answer?.key != null;
  useEffect(() => {
    if (!isDeleted) return;
    forgetOwnAudience(own.key);
    // The whole page anew, since the frame may show this audience too.
    window.location.assign('/audiences?audience=world');
  }, [isDeleted, own.key]);

  const problem =
    answer?.problems[0]?.message ?? ('error' in state ? state.error.message : undefined);
  return (
    <Section title="Made in this browser">
      <p>
        Whoever has the address of this page sees this audience. Only this browser can delete it,
        for everybody and for good.
      </p>
      <p>
        {isAsked ? (
          <>
            <Button
              variant="primary"
              disabled={state.status === 'pending'}
              onClick={() => deleteAudience({ variables: { key: own.key, token: own.token } })}
            >
              Delete it for everybody
            </Button>{' '}
            <Button variant="quiet" onClick={() => setAsked(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsked(true)}>Delete this audience</Button>
        )}
      </p>
      {problem !== undefined && (
        <Notice
          tone="error"
          action={state.status === 'unknown' && <Button onClick={state.retry}>Try again</Button>}
        >
          {problem}
        </Notice>
      )}
    </Section>
  );
}
