import { graphql, useFragment } from 'react-relay/hooks';

import type { NearLine_query$key } from '@/__generated__/NearLine_query.graphql';
import { formatLine } from '@/domain/formatPercent';
import { Link } from '@/relay/Link';
import { usePreferences } from '@/relay/RouteRoot';
import { EmptyState } from '@/ui/EmptyState';
import { Section } from '@/ui/Section';

import { NearLineList } from './NearLineList';
import styles from './HomeScreen.module.css';

/** What has just come within reach of the reader's audience, and what is next. */
export function NearLine(props: { query: NearLine_query$key }) {
  const { featuresNearLine } = useFragment(
    graphql`
      fragment NearLine_query on Query @throwOnFieldError {
        featuresNearLine(audience: $audience, linePercent: $linePercent, first: 6) {
          above {
            ...NearLineList_features
          }
          below {
            ...NearLineList_features
          }
        }
      }
    `,
    props.query,
  );
  const { above, below } = featuresNearLine;
  const line = formatLine(usePreferences().linePercent);
  return (
    <div className={styles.pair}>
      <Section
        title="Just above your line"
        aside={<Link href="/features?sort=-coverage">All by coverage</Link>}
      >
        {above.length > 0 ? (
          <NearLineList features={above} />
        ) : (
          <EmptyState title={`No feature reaches ${line} of your audience.`}>
            A lower line or another audience would show some here.
          </EmptyState>
        )}
      </Section>
      <Section title="Closest below your line">
        {below.length > 0 ? (
          <NearLineList features={below} />
        ) : (
          <EmptyState title={`Every feature reaches ${line} of your audience.`}>
            A higher line would show what is next.
          </EmptyState>
        )}
      </Section>
    </div>
  );
}
