import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';

import type { SupportTable_browsers$key } from '@/__generated__/SupportTable_browsers.graphql';
import type { SupportTable_compatKey$key } from '@/__generated__/SupportTable_compatKey.graphql';
import { countOf } from '@/domain/formatCount';
import { compatHref } from '@/screens/sections/compatHref';
import { Pagination } from '@/ui/Pagination';
import { Section } from '@/ui/Section';

import { supportColumns } from './supportColumns';
import { SupportLegend } from './SupportLegend';
import { supportRow } from './supportRow';
import styles from './SupportTable.module.css';
import { SupportTableHead } from './SupportTableHead';
import { SupportTableRow } from './SupportTableRow';

interface SupportTableProps {
  readonly compatKey: SupportTable_compatKey$key;
  readonly browsers: SupportTable_browsers$key;
  readonly page: number;
  readonly pageSize: number;
}

/** A key and what lies directly below it, browser by browser. */
export function SupportTable({ page, pageSize, ...props }: SupportTableProps) {
  const captionId = useId();
  const compatKey = useFragment(
    graphql`
      fragment SupportTable_compatKey on CompatKey {
        path
        hasData
        ...supportRow_compatKey
        childKeys(first: 100, skip: $skip) {
          totalCount
          edges {
            node {
              ...supportRow_compatKey
            }
          }
        }
      }
    `,
    props.compatKey,
  );
  const browsers = useFragment(
    graphql`
      fragment SupportTable_browsers on Browser @relay(plural: true) {
        slug
        name
        type
      }
    `,
    props.browsers,
  );
  const { path, hasData, childKeys } = compatKey;
  const own = hasData ? [supportRow(compatKey)] : [];
  const below = childKeys.edges.map(({ node }) => supportRow(node));
  const rows = [...own, ...below];
  const groups = supportColumns(browsers, rows);
  const columns = groups.flatMap((group) => group.columns);
  const hrefOf = (to: number) => (to === 1 ? compatHref(path) : `${compatHref(path)}?page=${to}`);

  return (
    <Section
      title="Browser support"
      aside={childKeys.totalCount > 0 && `${countOf(childKeys.totalCount, 'key')} directly below`}
    >
      <SupportLegend rows={rows} columns={columns} />
      <div {...SCROLLER} aria-labelledby={captionId} className={styles.scroller}>
        <table className={styles.table}>
          <caption
            id={captionId}
            className={styles.caption}
          >{`Browser support of ${path}`}</caption>
          <SupportTableHead groups={groups} />
          <tbody>
            {rows.map((row) => (
              <SupportTableRow
                key={row.path}
                row={row}
                columns={columns}
                isOwn={row.path === path}
              />
            ))}
          </tbody>
        </table>
      </div>
      {childKeys.totalCount > pageSize && (
        <Pagination
          label="Keys below"
          page={page}
          pageSize={pageSize}
          total={childKeys.totalCount}
          hrefOf={hrefOf}
        />
      )}
    </Section>
  );
}

/** Whoever has no mouse scrolls it with the arrow keys, so it must take focus. */
const SCROLLER = { role: 'region', tabIndex: 0 } as const;
