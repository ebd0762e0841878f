import type { Question_query$key } from '@/__generated__/Question_query.graphql';
import { AudiencePicker } from '@/client/screens/AudiencePicker/AudiencePicker';
import { DataDays } from '@/client/sections/DataDays';
import { formatCount, formatLine } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import { BuildingFor } from './BuildingFor';
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
        <AudiencePicker variant="text">Change audience</AudiencePicker>
      </p>
      <BuildingFor />
      <HomeSearch />
      {catalogue && (
        <p className={styles.whose}>
          {`Covers ${formatCount(catalogue.featureCount)} features and ${formatCount(catalogue.compatKeyCount)} parts of them, down to a single CSS value or method. `}
          <DataDays catalogue={catalogue} />
        </p>
      )}
    </div>
  );
}
