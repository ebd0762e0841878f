import type { AuditLog_workspace$key } from '@/__generated__/AuditLog_workspace.graphql';
import type { AuditLogPaginationQuery } from '@/__generated__/AuditLogPaginationQuery.graphql';
import { Button } from '@/client/ui/Button';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { Section } from '@/client/ui/Section';
import { cells } from '@/client/ui/Table';
import { teamHref } from '@/domain/routes/teams';
import { graphql } from '@/relay/hooks';
import { usePaginationFragment } from '@/relay/paginationHooks';
import { auditSentence } from './auditSentence';

const PAGE = 20;

interface AuditEntry {
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly address: string | null | undefined;
}

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    heading: 'When',
    cell: ({ at }) => <time dateTime={at}>{at.slice(0, 16).replace('T', ' ')}</time>,
  },
  { heading: 'Who', cell: ({ actor }) => actor },
  { heading: 'From', cell: ({ address }) => address ?? '' },
  {
    heading: 'What',
    className: cells.below,
    cell: ({ action, subject }) => auditSentence(action, subject),
  },
];

export function AuditLog(props: { readonly workspace: AuditLog_workspace$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    AuditLogPaginationQuery,
    AuditLog_workspace$key
  >(
    graphql`
      fragment AuditLog_workspace on Workspace
      @refetchable(queryName: "AuditLogPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        slug
        auditLog(first: $count, after: $cursor) @connection(key: "AuditLog_auditLog", filters: []) {
          edges {
            node {
              id
              at
              actor
              action
              subject
              address
            }
          }
        }
      }
    `,
    props.workspace,
  );
  const edges = data.auditLog?.edges ?? [];
  return (
    <Section title="Audit log" aside={<a href={teamHref.auditLog(data.slug)}>Download</a>}>
      <DataTable
        caption="Decisions, sign-ins, and changes of members, tokens, projects and settings"
        columns={COLUMNS}
        rows={edges.map(({ node }) => node)}
        getKey={({ id }) => id}
      />
      {hasNext && (
        <Button aria-disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
          Show more
        </Button>
      )}
    </Section>
  );
}
