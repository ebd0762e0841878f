import { countOf } from '@/domain/formatCount';
import styles from './MissingKeys.module.css';

/**
 * Keys that web-features names and the shipped compatibility data does not have: said, because they
 * are in no sum above.
 */
export function MissingKeys({ paths }: { readonly paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <div className={styles.missing}>
      <p>{`web-features lists ${countOf(paths.length, 'more key')} that the compat data shown here does not have:`}</p>
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
