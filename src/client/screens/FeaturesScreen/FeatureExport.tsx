import { featuresFileHref, feedHref } from '@/domain/routes/answers';
import type { FeaturesView } from '@/domain/routes/featureLists';
import { watchHref } from '@/domain/routes/watch';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './FeatureExport.module.css';

/** The complete list as a file with every column, and as a feed. */
export function FeatureExport({ view: { query, sort } }: { readonly view: FeaturesView }) {
  const list = { query, sort, ...usePreferences() };
  return (
    <p className={styles.exports}>
      All results, with every column: <a href={featuresFileHref('csv', list)}>CSV</a>,{' '}
      <a href={featuresFileHref('json', list)}>JSON</a>,{' '}
      <a href={feedHref('query', list)}>a feed</a>
      {query !== '' && (
        <>
          , or <Link href={watchHref({ query })}>tell me what changes</Link>
        </>
      )}
      .
    </p>
  );
}
