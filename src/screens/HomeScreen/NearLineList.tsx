import { graphql, useFragment } from 'react-relay/hooks';

import type { NearLineList_features$key } from '@/__generated__/NearLineList_features.graphql';
import { formatPercent } from '@/domain/formatPercent';
import { Link } from '@/relay/Link';
import { usePreferences } from '@/relay/RouteRoot';
import { LoadLine } from '@/ui/LoadLine';

import styles from './NearLineList.module.css';

/** Features with the load line of each, nearest to the reader's line first. */
export function NearLineList(props: { features: NearLineList_features$key }) {
  const features = useFragment(
    graphql`
      fragment NearLineList_features on Feature @relay(plural: true) {
        slug
        name
        coverage(audience: $audience) {
          supportedShare
          partialShare
          unsupportedShare
          unknownShare
        }
      }
    `,
    props.features,
  );
  const { linePercent } = usePreferences();
  return (
    <ul className={styles.list}>
      {features.map(({ slug, name, coverage }) => (
        <li key={slug}>
          <Link href={`/features/${slug}`} prefetch="view">
            {name}
          </Link>
          <LoadLine shares={coverage} linePercent={linePercent} size="row" />
          <span>{formatPercent(coverage.supportedShare, linePercent)}</span>
        </li>
      ))}
    </ul>
  );
}
