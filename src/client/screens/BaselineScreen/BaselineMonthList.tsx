import type {
  BaselineMonthList_features$data,
  BaselineMonthList_features$key,
} from '@/__generated__/BaselineMonthList_features.graphql';
import { CoverageBar } from '@/client/sections/CoverageBar';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { BreakableText } from '@/client/ui/BreakableText';
import { TimeText } from '@/client/ui/TimeText';
import { UpperBound } from '@/client/ui/UpperBound';
import { formatCountWithNoun } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { type Caught, requireAll } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './BaselineMonthList.module.css';

interface BaselineMonthListProps {
  readonly title: string;
  readonly features: BaselineMonthList_features$key;
  /** Which of the two dates this list shows. */
  readonly day: 'newlyOn' | 'widelyOn';
}

type Feature = Caught<BaselineMonthList_features$data[number]['row']>;

/**
 * Features by date. A future “widely available” date is a projection, because the feature may still
 * regress.
 */
export function BaselineMonthList({ title, day, ...props }: BaselineMonthListProps) {
  const { linePercent } = usePreferences();
  const rows = useFragment(
    graphql`
      fragment BaselineMonthList_features on Feature @relay(plural: true) {
        ... @alias(as: "row") @catch {
          slug
          name
          baseline {
            status
            newlyOn
            widelyOn
            isNewlyOnUpperBound
          }
          coverage(audience: $audience) {
            ...CoverageBar_coverage
          }
        }
      }
    `,
    props.features,
  );
  const result = requireAll(rows);
  if (!result.ok) return <SectionFailure what="The features of the month" errors={result.errors} />;
  const features = result.value;
  return (
    <div>
      <h3 className={styles.title}>
        {title} <small>{formatCountWithNoun(features.length, 'feature')}</small>
      </h3>
      <ul className={styles.list}>
        {features.map((feature) => (
          <li key={feature.slug}>
            <Day feature={feature} day={day} />
            <Link href={href.feature(feature.slug)} prefetch="view">
              <BreakableText text={feature.name} />
            </Link>
            <CoverageBar
              coverage={feature.coverage}
              linePercent={linePercent}
              className={styles.share}
            />
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
  const date = day === 'newlyOn' ? baseline.newlyOn : baseline.widelyOn;
  const isProjected = day === 'widelyOn' && baseline.status === 'NEWLY';
  return (
    <span className={styles.day}>
      {baseline.isNewlyOnUpperBound && <UpperBound />}
      {date && <TimeText date={date} />}
      {isProjected && <small>projected</small>}
    </span>
  );
}
