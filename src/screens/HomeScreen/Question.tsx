import { graphql, useFragment } from 'react-relay/hooks';

import type { Question_query$key } from '@/__generated__/Question_query.graphql';
import { formatCount } from '@/domain/formatCount';
import { formatLine } from '@/domain/formatPercent';
import { Link } from '@/relay/Link';
import { usePreferences } from '@/relay/RouteRoot';
import { SearchForm } from '@/screens/sections/SearchForm';

import styles from './Question.module.css';

/** The question the whole site answers, and for whom it answers it. */
export function Question({ query }: { query: Question_query$key }) {
  const { audience, catalogue } = useFragment(
    graphql`
      fragment Question_query on Query @throwOnFieldError {
        audience(key: $audience) {
          name
        }
        catalogue {
          featureCount
          compatKeyCount
        }
      }
    `,
    query,
  );
  const { linePercent } = usePreferences();
  return (
    <div className={styles.question}>
      <h1 tabIndex={-1}>Can we ship it?</h1>
      <SearchForm
        size="large"
        label="Which feature?"
        placeholder="container queries, :has(), Temporal"
      />
      <p className={styles.whose}>
        {`Your audience is ${audience?.name ?? 'unknown'}, your line ${formatLine(linePercent)}. `}
        <Link href="/audiences">Change whose browsers count</Link>
      </p>
      <p className={styles.whose}>
        {`Every one of ${formatCount(catalogue.featureCount)} features and ${formatCount(catalogue.compatKeyCount)} compat keys, down to one CSS value or one method.`}
      </p>
    </div>
  );
}
