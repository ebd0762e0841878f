import type { SharePage_feature$key } from '@/__generated__/SharePage_feature.graphql';
import type { SharePage_query$key } from '@/__generated__/SharePage_query.graphql';
import { graphql, useFragment } from '@/relay/hooks';
import { ShareBadge } from './ShareBadge';
import { ShareCard } from './ShareCard';
import { ShareFeeds } from './ShareFeeds';
import { ShareFiles } from './ShareFiles';
import { ShareHeader } from './ShareHeader';

interface SharePageProps {
  readonly feature: SharePage_feature$key;
  readonly query: SharePage_query$key;
}

export function SharePage(props: SharePageProps) {
  const feature = useFragment(
    graphql`
      fragment SharePage_feature on Feature {
        ...ShareHeader_feature
        ...ShareBadge_feature
        ...ShareCard_feature
        ...ShareFeeds_feature
        ...ShareFiles_feature
      }
    `,
    props.feature,
  );
  const query = useFragment(
    graphql`
      fragment SharePage_query on Query {
        siteAddress
        ...ShareHeader_query
      }
    `,
    props.query,
  );
  return (
    <>
      <ShareHeader feature={feature} query={query} />
      <ShareBadge feature={feature} siteAddress={query.siteAddress} />
      <ShareCard feature={feature} siteAddress={query.siteAddress} />
      <ShareFeeds feature={feature} />
      <ShareFiles feature={feature} />
    </>
  );
}
