import type { SourceState_source$key } from '@/__generated__/SourceState_source.graphql';
import { formatMinute } from '@/domain/formatDate';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';

const ORIGINS: Readonly<Record<string, string>> = {
  PLAUSIBLE: 'Plausible',
  MATOMO: 'Matomo',
  POSTHOG: 'PostHog',
  PUSH: 'a script',
  BEACON: 'its visitors’ browsers',
};

/** Where an audience comes from, how old its data is, and when the next comes. */
export function SourceState(props: { readonly source: SourceState_source$key }) {
  const { name, kind, site, audienceKey, renewedAt, nextAt, revisions } = useFragment(
    graphql`
      fragment SourceState_source on AudienceSource {
        name
        kind
        site
        audienceKey
        renewedAt
        nextAt
        revisions(first: 1) {
          from
          to
        }
      }
    `,
    props.source,
  );
  const [newest] = revisions;
  return (
    <span>
      {newest ? <Link href={href.audience(audienceKey)}>{name}</Link> : name}
      {`, from ${ORIGINS[kind]}${site == null || kind === 'BEACON' ? '' : ` (${site})`}. `}
      {newest ? `Visits from ${newest.from} to ${newest.to}. ` : 'No data yet. '}
      {renewedAt != null && `Last data ${formatMinute(renewedAt)}. `}
      {nextAt != null && `Next on ${formatMinute(nextAt)}.`}
    </span>
  );
}
