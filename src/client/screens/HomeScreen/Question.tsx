import type { Question_query$key } from '@/__generated__/Question_query.graphql';
import { DataDays } from '@/client/sections/DataDays';
import { formatCount, formatLine } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { HomeSearch } from './HomeSearch';
import styles from './Question.module.css';

export function Question({ query }: { query: Question_query$key }) {
  const { audience, catalogue } = useFragment(
    graphql`
      fragment Question_query on Query {
        audience(key: $audience) @catch(to: NULL) {
          name
        }
        catalogue @catch(to: NULL) {
          featureCount
          compatKeyCount
          ...DataDays_catalogue
        }
      }
    `,
    query,
  );
  const { linePercent } = usePreferences();
  return (
    <div className={styles.question}>
      <h1 tabIndex={-1}>Can we ship it?</h1>
      <p className={styles.whose}>
        For <strong>{audience?.name ?? 'an unknown audience'}</strong>
        {`, line ${formatLine(linePercent)}. `}
        <Link href={href.audiences()}>Change audience</Link>
      </p>
      <HomeSearch />
      {catalogue && (
        <p className={styles.whose}>
          {`Covers ${formatCount(catalogue.featureCount)} features and ${formatCount(catalogue.compatKeyCount)} compat keys, down to a single CSS value or method. `}
          <DataDays catalogue={catalogue} />
        </p>
      )}
    </div>
  );
}
