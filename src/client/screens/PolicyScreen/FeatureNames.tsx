import type { FeatureNames_features$key } from '@/__generated__/FeatureNames_features.graphql';
import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from './PolicyLists.module.css';

interface FeatureNamesProps {
  readonly features: FeatureNames_features$key;
  /** How many there are, if `features` has only the first of them. */
  readonly count?: number;
  /** A heading, which also gives the count. */
  readonly title?: string;
}

/** Features with links; nothing if the list is empty. */
export function FeatureNames({ title, count, ...props }: FeatureNamesProps) {
  const features = useFragment(
    graphql`
      fragment FeatureNames_features on Feature @relay(plural: true) {
        slug
        name
      }
    `,
    props.features,
  );
  const total = count ?? features.length;
  if (total === 0) return null;
  return (
    <>
      {title !== undefined && (
        <h3 className={styles.title}>{`${title} (${formatCount(total)})`}</h3>
      )}
      <ul className={styles.names}>
        {features.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={href.feature(slug)}>{name}</Link>
          </li>
        ))}
        {total > features.length && <li>{`and ${formatCount(total - features.length)} more`}</li>}
      </ul>
    </>
  );
}
