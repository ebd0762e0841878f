import type { BaselineNews_query$key } from '@/__generated__/BaselineNews_query.graphql';
import { formatDate } from '@/domain/formatDate';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { href } from '@/routes/href';
import { SectionFailure } from '@/sections/SectionFailure';
import { EmptyState } from '@/ui/EmptyState';
import { Section } from '@/ui/Section';
import { DatedFeatures } from './DatedFeatures';
import styles from './HomeScreen.module.css';

/**
 * What every core browser has got lately, and what has been there long enough, or soon will have
 * been.
 */
export function BaselineNews({ query }: { query: BaselineNews_query$key }) {
  const result = useFragment(
    graphql`
      fragment BaselineNews_query on Query @catch {
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
  if (!result.ok) return <SectionFailure what="Baseline news" errors={result.errors} />;
  const { baselineNow } = result.value;
  const { asOf, newlyThisMonth, widelyLately, widelySoon } = baselineNow;
  return (
    <div className={styles.news}>
      <Section title="Newly available this month">
        {newlyThisMonth.length > 0 ? (
          <DatedFeatures features={newlyThisMonth} date="newlyOn" />
        ) : (
          <EmptyState title={`None in ${formatDate(asOf, 'month')} so far.`}>
            Features that reach every core browser this month will appear here.{' '}
            <Link href={href.baseline()}>Earlier months</Link>
          </EmptyState>
        )}
      </Section>
      <Section title="Recently widely available">
        {widelyLately.length > 0 ? (
          <DatedFeatures features={widelyLately} date="widelyOn" />
        ) : (
          <EmptyState title="None recently." />
        )}
      </Section>
      <Section title="Widely available soon">
        {widelySoon.length > 0 ? (
          <DatedFeatures features={widelySoon} date="widelyOn" />
        ) : (
          <EmptyState title="None yet." />
        )}
      </Section>
    </div>
  );
}
