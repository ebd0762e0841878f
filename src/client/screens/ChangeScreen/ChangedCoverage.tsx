import type {
  ChangedCoverage_query$data,
  ChangedCoverage_query$key,
} from '@/__generated__/ChangedCoverage_query.graphql';
import { ChangeParts } from '@/client/sections/ChangeParts';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { cells } from '@/client/ui/Table';
import { formatPercent, formatPoints } from '@/domain/format';
import type { ChangesView } from '@/domain/routes/changes';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import styles from './ChangeScreen.module.css';
import { ChangeSection } from './ChangeSection';

type Edge = Caught<ChangedCoverage_query$data>['coverage']['edges'][number];

interface ChangedCoverageProps {
  readonly query: ChangedCoverage_query$key;
  readonly view: ChangesView;
}

/** Features whose coverage moved, largest shift first, with the causes. */
export function ChangedCoverage({ view, ...props }: ChangedCoverageProps) {
  const result = useFragment(
    graphql`
      fragment ChangedCoverage_query on Query @catch {
        coverage: changes(
          from: $from
          to: $to
          audience: $audience
          kind: COVERAGE
          first: 50
          skip: $skip
        ) {
          totalCount
          edges {
            node {
              slug
              name
              beforeShare
              afterShare
              parts {
                ...ChangeParts_parts
              }
            }
          }
        }
      }
    `,
    props.query,
  );
  if (!result.ok) return <SectionFailure what="The shifts of coverage" errors={result.errors} />;
  const { totalCount, edges } = result.value.coverage;
  return (
    <ChangeSection
      title="Coverage"
      id="coverage"
      total={totalCount}
      empty="No feature’s coverage changed by 0.05 points or more."
      view={view}
    >
      {edges.length > 0 && (
        <DataTable
          caption="Features whose coverage changed, largest change first, and why"
          columns={COLUMNS}
          rows={edges}
          getKey={({ node }) => node.slug}
        />
      )}
    </ChangeSection>
  );
}

const COLUMNS: readonly Column<Edge>[] = [
  {
    heading: 'Feature',
    cell: ({ node: { slug, name, beforeShare, afterShare } }) => (
      <>
        <Link href={href.feature(slug)}>{name}</Link>
        <div className={styles.quiet}>{`${formatPoints(afterShare - beforeShare)} points`}</div>
      </>
    ),
  },
  {
    heading: 'Before',
    className: cells.spare,
    cell: ({ node }) => formatPercent(node.beforeShare),
  },
  {
    heading: 'After',
    className: cells.number,
    cell: ({ node }) => formatPercent(node.afterShare),
  },
  {
    heading: 'Why',
    className: cells.below,
    cellClassName: styles.causes,
    cell: ({ node }) => <ChangeParts parts={node.parts} />,
  },
];
