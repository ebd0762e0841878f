import type { ReactNode } from 'react';
import type { DifferenceLists_comparison$key } from '@/__generated__/DifferenceLists_comparison.graphql';
import { EmptyState } from '@/client/ui/EmptyState';
import { Pagination } from '@/client/ui/Pagination';
import { Section } from '@/client/ui/Section';
import { type ColumnHead, Table } from '@/client/ui/Table';
import type { CompareView } from '@/domain/routes/browsers';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { DIFFERENCES_PER_PAGE } from './compareVariables';
import styles from './DifferenceLists.module.css';
import { releaseName } from './releaseName';

interface DifferenceList {
  /** Across all pages. */
  readonly total: number;
  /** `total` with its noun. */
  readonly count: string;
  /** Table rows; the last cell is for the other release's support. False if this page has no rows. */
  readonly rows: ReactNode;
}

interface DifferenceListsProps {
  readonly comparison: DifferenceLists_comparison$key;
  readonly noun: string;
  readonly heads: readonly ColumnHead[];
  readonly left: DifferenceList;
  readonly right: DifferenceList;
  readonly view: CompareView;
}

/**
 * Lists what only one of the releases supports, side by side if there is room. Both lists page
 * together.
 */
export function DifferenceLists({ noun, heads, view, ...props }: DifferenceListsProps) {
  const releases = useFragment(
    graphql`
      fragment DifferenceLists_comparison on ReleaseComparison {
        left {
          ...releaseName_release
        }
        right {
          ...releaseName_release
        }
      }
    `,
    props.comparison,
  );
  const total = Math.max(props.left.total, props.right.total);
  const leftName = releaseName(releases.left);
  const rightName = releaseName(releases.right);
  const sides = [
    { key: 'left', name: leftName, other: rightName, list: props.left },
    { key: 'right', name: rightName, other: leftName, list: props.right },
  ];
  if (leftName === rightName) return null;
  return (
    <>
      <div className={styles.sides}>
        {sides.map(({ key, ...side }) => (
          <DifferenceSide key={key} {...side} noun={noun} heads={heads} />
        ))}
      </div>
      {total > DIFFERENCES_PER_PAGE && (
        <Pagination
          label="Both lists"
          page={view.page}
          pageSize={DIFFERENCES_PER_PAGE}
          total={total}
          getHref={(page) => href.compare({ ...view, page })}
        />
      )}
    </>
  );
}

interface DifferenceSideProps extends Pick<DifferenceListsProps, 'noun' | 'heads'> {
  readonly name: string;
  readonly other: string;
  readonly list: DifferenceList;
}

function DifferenceSide({ noun, heads, name, other, list }: DifferenceSideProps) {
  return (
    <Section title={`In ${name}, not in ${other}`} aside={list.count}>
      {list.rows ? (
        <Table
          caption={`${noun} in ${name} that ${other} does not fully support`}
          columns={[...heads, { heading: other }]}
        >
          <tbody>{list.rows}</tbody>
        </Table>
      ) : (
        <EmptyState
          title={
            list.total === 0
              ? `None: ${other} fully supports all ${noun} that ${name} does.`
              : 'Nothing more on this page.'
          }
        />
      )}
    </Section>
  );
}
