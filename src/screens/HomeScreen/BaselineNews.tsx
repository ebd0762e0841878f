import { graphql, useFragment } from 'react-relay/hooks';

import type { BaselineNews_query$key } from '@/__generated__/BaselineNews_query.graphql';
import { formatDate } from '@/domain/formatDate';
import { Link } from '@/relay/Link';
import { EmptyState } from '@/ui/EmptyState';
import { Section } from '@/ui/Section';

import { DatedFeatures } from './DatedFeatures';
import styles from './HomeScreen.module.css';

/** What every core browser has got lately, and what has been there long enough, or soon will have been. */
export function BaselineNews({ query }: { query: BaselineNews_query$key }) {
  const { baselineNow } = useFragment(
    graphql`
      fragment BaselineNews_query on Query @throwOnFieldError {
        baselineNow {
          asOf
          newlyThisMonth {
            ...DatedFeatures_features
          }
          widelyLately(first: 8) {
            ...DatedFeatures_features
          }
          widelySoon(first: 8) {
            ...DatedFeatures_features
          }
        }
      }
    `,
    query,
  );
  const { asOf, newlyThisMonth, widelyLately, widelySoon } = baselineNow;
  return (
    <div className={styles.news}>
      <Section title="Newly available this month">
        {newlyThisMonth.length > 0 ? (
          <DatedFeatures features={newlyThisMonth} date="newlyOn" />
        ) : (
          <EmptyState title={`Nothing in ${formatDate(asOf, 'month')} so far.`}>
            What every core browser gets this month is listed here.{' '}
            <Link href="/baseline">Earlier months</Link>
          </EmptyState>
        )}
      </Section>
      <Section title="Became widely available lately">
        {widelyLately.length > 0 ? (
          <DatedFeatures features={widelyLately} date="widelyOn" />
        ) : (
          <EmptyState title="Nothing lately." />
        )}
      </Section>
      <Section title="Widely available soon">
        {widelySoon.length > 0 ? (
          <DatedFeatures features={widelySoon} date="widelyOn" />
        ) : (
          <EmptyState title="Nothing in sight." />
        )}
      </Section>
    </div>
  );
}
