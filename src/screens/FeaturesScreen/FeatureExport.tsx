import { DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import { usePreferences } from '@/relay/RouteRoot';
import { answerAddress } from '@/screens/sections/answerAddress';
import { sortWordOf } from '@/screens/sections/featureSort';

import type { FeaturesView } from './featuresAddress';
import styles from './FeatureExport.module.css';

/** The whole list, not this page alone, as a file with every column, and as a feed. */
export function FeatureExport({ view }: { readonly view: FeaturesView }) {
  const { audience } = usePreferences();
  const asked = Object.entries({ q: view.query, sort: sortWordOf(view.sort), audience }).filter(
    (entry): entry is [string, string] => Boolean(entry[1]),
  );
  const search = new URLSearchParams(asked).toString();
  const feed = answerAddress(
    '/feeds/query',
    { audience, linePercent: DEFAULT_LINE_PERCENT },
    view.query ? { q: view.query } : {},
  );
  return (
    <p className={styles.exports}>
      All of them, with every column: <a href={`/api/features.csv?${search}`}>CSV</a>,{' '}
      <a href={`/api/features.json?${search}`}>JSON</a>, <a href={feed}>a feed</a>.
    </p>
  );
}
