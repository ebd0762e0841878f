import { graphql, useFragment } from 'react-relay/hooks';

import type {
  LineCrossings_query$data,
  LineCrossings_query$key,
} from '@/__generated__/LineCrossings_query.graphql';
import { formatDate } from '@/domain/formatDate';
import { formatLine } from '@/domain/formatPercent';
import { Link } from '@/relay/Link';
import { usePreferences } from '@/relay/RouteRoot';
import { EmptyState } from '@/ui/EmptyState';
import { Section } from '@/ui/Section';

import styles from './LineCrossings.module.css';

type Crossing = LineCrossings_query$data['lineCrossings']['soon'][number];

/** What came over the reader's line in the last half year, and what is to in the next. */
export function LineCrossings(props: { readonly query: LineCrossings_query$key }) {
  const { lineCrossings } = useFragment(
    graphql`
      fragment LineCrossings_query on Query @throwOnFieldError {
        lineCrossings(audience: $audience, linePercent: $linePercent) {
          lately(first: 6) {
            on
            feature {
              slug
              name
            }
          }
          soon(first: 6) {
            on
            feature {
              slug
              name
            }
          }
        }
      }
    `,
    props.query,
  );
  const line = formatLine(usePreferences().linePercent);
  return (
    <div className={styles.pair}>
      <Section
        title="Crossed your line lately"
        aside={<Link href="/about/forecast">estimated</Link>}
      >
        <CrossingList
          crossings={lineCrossings.lately}
          otherwise={`No feature came to reach ${line} of your audience within the last half year.`}
        />
      </Section>
      <Section
        title="Will cross your line soon"
        aside={<Link href="/about/forecast">estimated</Link>}
      >
        <CrossingList
          crossings={lineCrossings.soon}
          otherwise={`No feature is expected to reach ${line} of your audience within half a year.`}
        />
      </Section>
    </div>
  );
}

function CrossingList({
  crossings,
  otherwise,
}: {
  readonly crossings: readonly Crossing[];
  readonly otherwise: string;
}) {
  if (crossings.length === 0) return <EmptyState title={otherwise} />;
  return (
    <ul className={styles.list}>
      {crossings.map(({ on, feature }) => (
        <li key={feature.slug}>
          <Link href={`/features/${feature.slug}`}>{feature.name}</Link>
          <time dateTime={on.slice(0, 7)}>{formatDate(on, 'month')}</time>
        </li>
      ))}
    </ul>
  );
}
