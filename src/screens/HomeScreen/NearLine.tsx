import type { NearLine_query$key } from '@/__generated__/NearLine_query.graphql';
import { formatLine } from '@/domain/formatPercent';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { href } from '@/routes/href';
import { SectionFailure } from '@/sections/SectionFailure';
import { EmptyState } from '@/ui/EmptyState';
import { Section } from '@/ui/Section';
import styles from './HomeScreen.module.css';
import { NearLineList } from './NearLineList';

/** What has just come within reach of the reader's audience, and what is next. */
export function NearLine(props: { query: NearLine_query$key }) {
  const result = useFragment(
    graphql`
      fragment NearLine_query on Query @catch {
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
  const line = formatLine(usePreferences().linePercent);
  if (!result.ok)
    return <SectionFailure what="The features near your line" errors={result.errors} />;
  const { above, below } = result.value.featuresNearLine;
  return (
    <div className={styles.pair}>
      <Section
        title="Just above your line"
        aside={<Link href={href.features({ sort: 'coverage-desc' })}>All by coverage</Link>}
      >
        {above.length > 0 ? (
          <NearLineList features={above} />
        ) : (
          <EmptyState title={`No feature reaches ${line} of your audience.`}>
            Lower your line or choose another audience to see features here.
          </EmptyState>
        )}
      </Section>
      <Section title="Closest below your line">
        {below.length > 0 ? (
          <NearLineList features={below} />
        ) : (
          <EmptyState title={`Every feature reaches ${line} of your audience.`}>
            Raise your line to see what is next.
          </EmptyState>
        )}
      </Section>
    </div>
  );
}
