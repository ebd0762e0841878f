import type { OwnAudience_audience$key } from '@/__generated__/OwnAudience_audience.graphql';
import { useOwnAudiences } from '@/device/ownAudiences';
import { graphql, useFragment } from '@/relay/hooks';
import { LazyComponent } from '@/ui/LazyComponent';

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
