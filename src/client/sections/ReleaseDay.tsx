import type { ReleaseDay_release$key } from '@/__generated__/ReleaseDay_release.graphql';
import { TimeText } from '@/client/ui/TimeText';
import { graphql, useFragment } from '@/relay/hooks';

/** The day a release came out, or what is known of the plan. */
export function ReleaseDay(props: { readonly release: ReleaseDay_release$key }) {
  const { releasedOn, timing } = useFragment(
    graphql`
      fragment ReleaseDay_release on Release {
        releasedOn
        timing
      }
    `,
    props.release,
  );
  if (!releasedOn) return timing === 'UNDATED' && 'no date yet';
  if (timing === 'OUT') return <TimeText date={releasedOn} />;
  return (
    <>
      planned for <TimeText date={releasedOn} />
      {timing === 'UNCONFIRMED' && '; not confirmed yet'}
    </>
  );
}
