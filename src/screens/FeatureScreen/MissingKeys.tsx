import { countOf } from '@/domain/formatCount';

import styles from './MissingKeys.module.css';

/** Keys that web-features names and the shipped compatibility data does not have: said, because they are in no sum above. */
export function MissingKeys({ paths }: { readonly paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <div className={styles.missing}>
      <p>{`${countOf(paths.length, 'more key')} of it ${paths.length === 1 ? 'is' : 'are'} named by web-features but not in the compatibility data shown here:`}</p>
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
