import { useId } from 'react';
import type {
  SupportTable_compatKey$data,
  SupportTable_compatKey$key,
} from '@/__generated__/SupportTable_compatKey.graphql';
import type {
  SupportTable_query$data,
  SupportTable_query$key,
} from '@/__generated__/SupportTable_query.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { classNames } from '@/client/ui/classNames';
import { Pagination } from '@/client/ui/Pagination';
import { Section } from '@/client/ui/Section';
import { TableEnd, waitsForRows } from '@/client/ui/TableEnd';
import { useTabStop } from '@/client/ui/useTabStop';
import { formatCountWithNoun } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { getKeyHeading } from './getKeyHeading';
import { type SupportColumnGroup, supportColumns } from './supportColumns';
import { SupportLegend } from './SupportLegend';
import { type SupportRow, supportRow } from './supportRow';
import styles from './SupportTable.module.css';
import { SupportTableHead } from './SupportTableHead';
import { SupportTableRow } from './SupportTableRow';

interface SupportTableProps {
  readonly compatKey: SupportTable_compatKey$key;
  readonly query: SupportTable_query$key;
  readonly page: number;
  readonly pageSize: number;
}

/** A key and its children, browser by browser. */
export function SupportTable({ page, pageSize, ...props }: SupportTableProps) {
  const key = useFragment(
    graphql`
      fragment SupportTable_compatKey on CompatKey @catch {
        path
        name
        descriptionHtml
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
  const all = useFragment(
    graphql`
      fragment SupportTable_query on Query @catch {
        browsers {
          ...supportColumns_browser
        }
      }
    `,
    props.query,
  );
  if (!key.ok || !all.ok)
    return (
      <SectionFailure
        what="The table of browser support"
        errors={[key, all].flatMap((result) => (result.ok ? [] : result.errors))}
      />
    );
  return (
    <KeyAndChildren
      compatKey={key.value}
      browsers={all.value.browsers}
      page={page}
      pageSize={pageSize}
    />
  );
}

interface KeyAndChildrenProps extends Pick<SupportTableProps, 'page' | 'pageSize'> {
  readonly compatKey: Caught<SupportTable_compatKey$data>;
  readonly browsers: Caught<SupportTable_query$data>['browsers'];
}

function KeyAndChildren({ compatKey, browsers, page, pageSize }: KeyAndChildrenProps) {
  const { path, name, descriptionHtml, hasData, childKeys } = compatKey;
  const own = hasData
    ? [{ ...supportRow(compatKey), name: getKeyHeading(name, descriptionHtml) }]
    : [];
  const below = childKeys.edges.map(({ node }) => supportRow(node));
  const rows = [...own, ...below];
  const groups = supportColumns(browsers, rows);
  const columns = groups.flatMap((group) => group.columns);
  const getHref = (to: number) => href.compat(path, { page: to });

  return (
    <Section
      title="Browser support"
      aside={childKeys.totalCount > 0 && `${formatCountWithNoun(childKeys.totalCount, 'sub-key')}`}
    >
      <SupportLegend rows={rows} columns={columns} />
      <Grid path={path} rows={rows} groups={groups} />
      {childKeys.totalCount > pageSize && (
        <Pagination
          label="Sub-keys"
          page={page}
          pageSize={pageSize}
          total={childKeys.totalCount}
          getHref={getHref}
        />
      )}
    </Section>
  );
}

interface GridProps {
  /** The path of the page's key. */
  readonly path: string;
  readonly rows: readonly SupportRow[];
  readonly groups: readonly SupportColumnGroup[];
}

/** This many browsers fit the width from which a table is shown whole. */
const MOST_WHOLE = 14;

function Grid({ path, rows, groups }: GridProps) {
  const captionId = useId();
  const tabStop = useTabStop();
  const columns = groups.flatMap((group) => group.columns);
  return (
    <div
      {...tabStop}
      role="region"
      aria-labelledby={captionId}
      className={classNames(styles.scroller, columns.length <= MOST_WHOLE && styles.whole)}
    >
      <table className={classNames(styles.table, waitsForRows)}>
        <caption id={captionId} className={styles.caption}>{`Browser support for ${path}`}</caption>
        <SupportTableHead groups={groups} />
        <tbody>
          {rows.map((row) => (
            <SupportTableRow key={row.path} row={row} columns={columns} isOwn={row.path === path} />
          ))}
        </tbody>
      </table>
      <TableEnd />
    </div>
  );
}
