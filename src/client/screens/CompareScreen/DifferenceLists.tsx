import type { ReactNode } from 'react';
import type { DifferenceLists_comparison$key } from '@/__generated__/DifferenceLists_comparison.graphql';
import { EmptyState } from '@/client/ui/EmptyState';
import { Pagination } from '@/client/ui/Pagination';
import { Section } from '@/client/ui/Section';
import { cells, Table } from '@/client/ui/Table';
import type { CompareView } from '@/domain/routes/browsers';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { DIFFERENCES_PER_PAGE } from './compareVariables';
import styles from './DifferenceLists.module.css';

interface DifferenceList {
  /** Across all pages. */
  readonly total: number;
  /** `total` with its noun. */
  readonly count: string;
  /** Table rows; the last cell is for the other release's support. False if this page has none. */
  readonly rows: ReactNode;
}

interface DifferenceListsProps {
  readonly comparison: DifferenceLists_comparison$key;
  readonly noun: string;
  readonly heads: readonly { readonly words: string; readonly isSpare?: boolean }[];
  readonly left: DifferenceList;
  readonly right: DifferenceList;
  readonly view: CompareView;
}

/**
 * What each release supports and the other doesn't, side by side if there is room. Both lists page
 * together.
 */
export function DifferenceLists({
  noun,
  heads,
  left,
  right,
  view,
  ...props
}: DifferenceListsProps) {
  const releases = useFragment(
    graphql`
      fragment DifferenceLists_comparison on ReleaseComparison {
        left {
          version
          browser {
            name
          }
        }
        right {
          version
          browser {
            name
          }
        }
      }
    `,
    props.comparison,
  );
  const total = Math.max(left.total, right.total);
  const [leftName, rightName] = [releases.left, releases.right].map(
    ({ browser, version }) => `${browser.name} ${version}`,
  ) as [string, string];
  const sides = [
    { key: 'left', name: leftName, other: rightName, ...left },
    { key: 'right', name: rightName, other: leftName, ...right },
  ];
  if (leftName === rightName) return null;
  return (
    <>
      <div className={styles.sides}>
        {sides.map(({ key, name, other, count, rows, total: ofSide }) => (
          <Section key={key} title={`In ${name}, not in ${other}`} aside={count}>
            {rows ? (
              <Table caption={`${noun} in ${name} that ${other} does not fully support`}>
                <thead>
                  <tr>
                    {heads.map(({ words, isSpare }) => (
                      <th key={words} scope="col" className={isSpare ? cells.spare : undefined}>
                        {words}
                      </th>
                    ))}
                    <th scope="col">{other}</th>
                  </tr>
                </thead>
                <tbody>{rows}</tbody>
              </Table>
            ) : (
              <EmptyState
                title={
                  ofSide === 0
                    ? `None: ${other} fully supports all ${noun} that ${name} does.`
                    : 'Nothing more on this page.'
                }
              />
            )}
          </Section>
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
