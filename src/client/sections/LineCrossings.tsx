import type {
  LineCrossings_query$data,
  LineCrossings_query$key,
} from '@/__generated__/LineCrossings_query.graphql';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { formatLine, formatPercent } from '@/domain/format';
import { formatDate } from '@/domain/formatDate';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './LineCrossings.module.css';
import { SectionFailure } from './SectionFailure';

type Crossing = Caught<LineCrossings_query$data>['lineCrossings']['soon'][number];

/**
 * Features that reached the reader's line in the last six months, and those forecast to in the next
 * six.
 */
export function LineCrossings(props: { readonly query: LineCrossings_query$key }) {
  const result = useFragment(
    graphql`
      fragment LineCrossings_query on Query @catch {
        lineCrossings(audience: $audience, linePercent: $linePercent) {
          lately(first: 6) {
            on
            feature {
              slug
              name
              coverage(audience: $audience) {
                supportedShare
              }
            }
          }
          soon(first: 6) {
            on
            feature {
              slug
              name
              coverage(audience: $audience) {
                supportedShare
              }
            }
          }
        }
      }
    `,
    props.query,
  );
  const { linePercent } = usePreferences();
  const line = formatLine(linePercent);
  if (!result.ok)
    return <SectionFailure what="The list of features passing your line" errors={result.errors} />;
  const { lineCrossings } = result.value;
  return (
    <div className={styles.pair}>
      <Section
        title="Recently passed your line"
        aside={<Link href={href.forecast()}>estimated</Link>}
      >
        <CrossingList
          crossings={lineCrossings.lately}
          linePercent={linePercent}
          otherwise={`No feature passed ${line} of your audience in the last six months.`}
        />
      </Section>
      <Section
        title="About to pass your line"
        aside={<Link href={href.forecast()}>estimated</Link>}
      >
        <CrossingList
          crossings={lineCrossings.soon}
          linePercent={linePercent}
          otherwise={`No feature is expected to reach ${line} of your audience in the next six months.`}
        />
      </Section>
    </div>
  );
}

function CrossingList({
  crossings,
  linePercent,
  otherwise,
}: {
  readonly crossings: readonly Crossing[];
  readonly linePercent: number;
  readonly otherwise: string;
}) {
  if (crossings.length === 0) return <EmptyState title={otherwise} />;
  return (
    <ul className={styles.list}>
      {crossings.map(({ on, feature }) => (
        <li key={feature.slug}>
          <Link href={href.feature(feature.slug)}>{feature.name}</Link>
          <span className={styles.share}>
            {formatPercent(feature.coverage.supportedShare, linePercent)}
          </span>
          <time dateTime={on.slice(0, 7)}>{formatDate(on, 'month')}</time>
        </li>
      ))}
    </ul>
  );
}
