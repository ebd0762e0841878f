import type { OwnAudience_audience$key } from '@/__generated__/OwnAudience_audience.graphql';
import { useOwnAudiences } from '@/browser/device/ownAudiences';
import { LazyComponent } from '@/client/ui/LazyComponent';
import { graphql, useFragment } from '@/relay/hooks';

/** Shown only in the browser that created the audience, which can rename and delete it. */
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
  return own ? <LazyComponent load={loadChangeAudience} props={{ own }} /> : null;
}

async function loadChangeAudience() {
  const { ChangeAudience } = await import(
    /* webpackChunkName: "own-audience" */ './ChangeAudience'
  );
  return ChangeAudience;
}
