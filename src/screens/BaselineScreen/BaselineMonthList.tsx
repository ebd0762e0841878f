import { graphql, useFragment } from 'react-relay/hooks';

import type {
  BaselineMonthList_features$data,
  BaselineMonthList_features$key,
} from '@/__generated__/BaselineMonthList_features.graphql';
import { countOf } from '@/domain/formatCount';
import { formatPercent } from '@/domain/formatPercent';
import { Link } from '@/relay/Link';
import { usePreferences } from '@/relay/RouteRoot';
import { LoadLine } from '@/ui/LoadLine';
import { TimeText } from '@/ui/TimeText';

import styles from './BaselineMonthList.module.css';

interface BaselineMonthListProps {
  readonly title: string;
  readonly features: BaselineMonthList_features$key;
  /** The day this list is about. */
  readonly day: 'newlyOn' | 'widelyOn';
}

type Feature = BaselineMonthList_features$data[number];

/** Features by day. A day of becoming widely available is a projection until it has come: the feature may regress. */
export function BaselineMonthList({ title, day, ...props }: BaselineMonthListProps) {
  const { linePercent } = usePreferences();
  const features = useFragment(
    graphql`
      fragment BaselineMonthList_features on Feature @relay(plural: true) {
        slug
        name
        baseline {
          status
          newlyOn
          widelyOn
          isNewlyOnUpperBound
        }
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
  return (
    <div>
      <h3 className={styles.title}>
        {title} <small>{countOf(features.length, 'feature')}</small>
      </h3>
      <ul className={styles.list}>
        {features.map((feature) => (
          <li key={feature.slug}>
            <Day feature={feature} day={day} />
            <Link href={`/features/${feature.slug}`} prefetch="view">
              {feature.name}
            </Link>
            <LoadLine shares={feature.coverage} linePercent={linePercent} size="row" />
            <span className={styles.share}>
              {formatPercent(feature.coverage.supportedShare, linePercent)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Day({
  feature: { baseline },
  day,
}: {
  readonly feature: Feature;
  readonly day: 'newlyOn' | 'widelyOn';
}) {
  const date = baseline[day];
  const isProjected = day === 'widelyOn' && baseline.status === 'NEWLY';
  return (
    <span className={styles.day}>
      {baseline.isNewlyOnUpperBound && '≤\u202F'}
      {date && <TimeText date={date} />}
      {isProjected && <small>projected</small>}
    </span>
  );
}
