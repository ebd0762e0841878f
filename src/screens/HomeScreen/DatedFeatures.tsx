import { graphql, useFragment } from 'react-relay/hooks';

import type { DatedFeatures_features$key } from '@/__generated__/DatedFeatures_features.graphql';
import { Link } from '@/relay/Link';
import { TimeText } from '@/ui/TimeText';

import styles from './DatedFeatures.module.css';

interface DatedFeaturesProps {
  readonly features: DatedFeatures_features$key;
  /** Which of a feature's two Baseline days is the news. */
  readonly date: 'newlyOn' | 'widelyOn';
}

export function DatedFeatures({ features, date }: DatedFeaturesProps) {
  const dated = useFragment(
    graphql`
      fragment DatedFeatures_features on Feature @relay(plural: true) {
        slug
        name
        baseline {
          newlyOn
          widelyOn
        }
      }
    `,
    features,
  );
  return (
    <ul className={styles.list}>
      {dated.map(({ slug, name, baseline }) => (
        <li key={slug}>
          <Link href={`/features/${slug}`} prefetch="view">
            {name}
          </Link>
          {baseline[date] && <TimeText date={baseline[date]} />}
        </li>
      ))}
    </ul>
  );
}
