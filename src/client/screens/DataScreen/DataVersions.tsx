import type {
  DataVersions_query$data,
  DataVersions_query$key,
} from '@/__generated__/DataVersions_query.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { BreakableText } from '@/client/ui/BreakableText';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { Section } from '@/client/ui/Section';
import { cells } from '@/client/ui/Table';
import { Tag } from '@/client/ui/Tag';
import { TimeText } from '@/client/ui/TimeText';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import styles from './DataVersions.module.css';

type Version = Caught<DataVersions_query$data>['dataVersions']['edges'][number]['node'];

/** All versions that are kept, with those that were rejected and why. */
export function DataVersions(props: { readonly query: DataVersions_query$key }) {
  const result = useFragment(
    graphql`
      fragment DataVersions_query on Query @catch {
        dataVersions(first: 100) {
          edges {
            node {
              version
              status
              asOf
              isBuiltIn
              rejectedBecause
              packages {
                name
                version
              }
            }
          }
        }
      }
    `,
    props.query,
  );
  if (!result.ok) return <SectionFailure what="The data versions" errors={result.errors} />;
  const versions = result.value.dataVersions.edges.map(({ node }) => node);
  return (
    <Section title="Data versions">
      <DataTable
        caption="Data versions of this server, newest data first"
        columns={COLUMNS}
        rows={versions}
        getKey={({ version }) => version}
      />
      <p className={styles.how}>
        Add newer packages with <code>npm run data -- add</code>, serve them with{' '}
        <code>npm run data -- activate</code>. Nothing restarts, and the previous version is kept,
        so that you can go back.
      </p>
    </Section>
  );
}

const STATES = {
  FETCHED: 'fetched',
  VERIFIED: 'verified',
  ACTIVE: 'in use',
  RETIRED: 'previous',
  REJECTED: 'rejected',
} as const;

const COLUMNS: readonly Column<Version>[] = [
  {
    heading: 'Data from',
    cell: ({ asOf }) => (asOf == null ? 'unknown' : <TimeText date={asOf} />),
  },
  {
    heading: 'State',
    cell: ({ status, isBuiltIn, rejectedBecause }) => (
      <>
        <Tag tone={status === 'REJECTED' ? 'danger' : 'quiet'}>{STATES[status]}</Tag>
        {isBuiltIn && ' bundled'}
        {rejectedBecause != null && <div className={styles.reason}>{rejectedBecause}</div>}
      </>
    ),
  },
  {
    heading: 'Packages',
    className: cells.below,
    cell: ({ packages }) => (
      <ul className={styles.packages}>
        {packages.map((one) => (
          <li key={one.name}>
            <BreakableText text={one.name} /> <span className={cells.whole}>{one.version}</span>
          </li>
        ))}
      </ul>
    ),
  },
  { heading: 'Version', className: cells.spare, cell: ({ version }) => <code>{version}</code> },
];
