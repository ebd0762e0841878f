import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import styles from './ScanResult.module.css';

/** The browsers that the project itself names, which may be a better audience than the chosen one. */
export function NamedBrowsers({ query }: { readonly query: string }) {
  const audience = `browserslist:${query}`;
  return (
    <p className={styles.details}>
      {'The project names its browsers: '}
      <code>{query}</code>
      {'. '}
      <Link href={href.audiences({ from: href.scan(), audience })}>Use them as your audience</Link>
    </p>
  );
}
