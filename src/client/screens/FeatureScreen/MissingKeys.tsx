import { formatCountWithNoun } from '@/domain/format';
import styles from './MissingKeys.module.css';

/**
 * Keys that web-features lists but the installed compat data lacks. Listed because the counts above
 * don't include them.
 */
export function MissingKeys({ paths }: { readonly paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <div className={styles.missing}>
      <p>{`web-features lists ${formatCountWithNoun(paths.length, 'more key')} that the compat data shown here does not have:`}</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
