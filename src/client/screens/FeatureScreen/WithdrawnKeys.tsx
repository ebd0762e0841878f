import { formatCountWithNoun } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import styles from './WithdrawnKeys.module.css';

/** Keys that web-features lists and the newest compat data has no longer. */
export function WithdrawnKeys({ paths }: { readonly paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <div className={styles.withdrawn}>
      <p>{`The newest data of MDN no longer has ${formatCountWithNoun(paths.length, 'key')} that web-features lists here. The support shown is the last known:`}</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <Link href={href.compat(path)}>{path}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
