import type { ChangedCoverage_query$key } from '@/__generated__/ChangedCoverage_query.graphql';
import { ChangeParts } from '@/client/sections/ChangeParts';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { classNames } from '@/client/ui/classNames';
import { EmptyState } from '@/client/ui/EmptyState';
import { Pagination } from '@/client/ui/Pagination';
import { Section } from '@/client/ui/Section';
import { cells, Table } from '@/client/ui/Table';
import { formatCountWithNoun, formatPercent, formatPoints } from '@/domain/format';
import { changesHref, type ChangesView } from '@/domain/routes/changes';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from './ChangeScreen.module.css';
import { CHANGES_PER_PAGE } from './changesPage';

interface ChangedCoverageProps {
  readonly query: ChangedCoverage_query$key;
  readonly view: ChangesView;
}

/** Features whose coverage moved, largest shift first, taken apart by cause. */
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
    <Section
      title="Coverage"
      id="coverage"
      aside={totalCount > 0 && formatCountWithNoun(totalCount, 'feature')}
    >
      {edges.length === 0 ? (
        <EmptyState
          title={
            totalCount === 0
              ? 'No feature’s coverage moved by 0.05 points or more.'
              : 'Nothing more on this page.'
          }
        />
      ) : (
        <Table caption="Features whose coverage moved, largest shift first, and why">
          <thead>
            <tr>
              <th scope="col">Feature</th>
              <th scope="col" className={cells.spare}>
                Before
              </th>
              <th scope="col" className={cells.number}>
                After
              </th>
              <th scope="col" className={cells.below}>
                Why
              </th>
            </tr>
          </thead>
          <tbody>
            {edges.map(({ node: { slug, name, beforeShare, afterShare, parts } }) => (
              <tr key={slug}>
                <th scope="row">
                  <Link href={href.feature(slug)}>{name}</Link>
                  <div
                    className={styles.quiet}
                  >{`${formatPoints(afterShare - beforeShare)} points`}</div>
                </th>
                <td className={cells.spare}>{formatPercent(beforeShare)}</td>
                <td className={cells.number}>{formatPercent(afterShare)}</td>
                <td className={classNames(styles.causes, cells.below)}>
                  <ChangeParts parts={parts} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {totalCount > CHANGES_PER_PAGE && (
        <Pagination
          label="Coverage"
          page={view.page ?? 1}
          pageSize={CHANGES_PER_PAGE}
          total={totalCount}
          getHref={(page) => changesHref({ ...view, page })}
        />
      )}
    </Section>
  );
}
