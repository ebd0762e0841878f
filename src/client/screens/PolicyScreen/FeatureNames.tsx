import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import styles from './PolicyLists.module.css';

interface FeatureNamesProps {
  readonly title: string;
  /** How many there are, where not all are in `features`. */
  readonly count?: number;
  readonly features: readonly { readonly slug: string; readonly name: string }[];
}

/** Features with links, under a heading that counts them. Nothing if there are none. */
export function FeatureNames({ title, features, count = features.length }: FeatureNamesProps) {
  if (count === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{`${title} (${formatCount(count)})`}</h3>
      <ul className={styles.names}>
        {features.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={href.feature(slug)}>{name}</Link>
          </li>
        ))}
        {count > features.length && <li>{`and ${formatCount(count - features.length)} more`}</li>}
      </ul>
    </>
  );
}
