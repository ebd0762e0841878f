/* eslint-disable relay/unused-fields -- Which of the two days is read is a prop. */
import type { DatedFeatures_features$key } from '@/__generated__/DatedFeatures_features.graphql';
import { allOf } from '@/relay/allOf';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { href } from '@/routes/href';
import { SectionFailure } from '@/sections/SectionFailure';
import { TimeText } from '@/ui/TimeText';
import styles from './DatedFeatures.module.css';

interface DatedFeaturesProps {
  readonly features: DatedFeatures_features$key;
  /** Which of a feature's two Baseline days is the news. */
  readonly date: 'newlyOn' | 'widelyOn';
}

export function DatedFeatures({ features, date }: DatedFeaturesProps) {
  const rows = useFragment(
    graphql`
      fragment DatedFeatures_features on Feature @relay(plural: true) {
        ... @alias(as: "row") @catch {
          slug
          name
          baseline {
            newlyOn
            widelyOn
          }
        }
      }
    `,
    features,
  );
  const result = allOf(rows);
  if (!result.ok) return <SectionFailure what="The list of features" errors={result.errors} />;
  const dated = result.value;
  return (
    <ul className={styles.list}>
      {dated.map(({ slug, name, baseline }) => (
        <li key={slug}>
          <Link href={href.feature(slug)} prefetch="view">
            {name}
          </Link>
          {baseline[date] && <TimeText date={baseline[date]} />}
        </li>
      ))}
    </ul>
  );
}
