import type { AuditLog_workspace$key } from '@/__generated__/AuditLog_workspace.graphql';
import type { AuditLogPaginationQuery } from '@/__generated__/AuditLogPaginationQuery.graphql';
import { Button } from '@/client/ui/Button';
import { Section } from '@/client/ui/Section';
import { cells, Table } from '@/client/ui/Table';
import { graphql } from '@/relay/hooks';
import { usePaginationFragment } from '@/relay/paginationHooks';

const PAGE = 20;

export function AuditLog(props: { readonly workspace: AuditLog_workspace$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    AuditLogPaginationQuery,
    AuditLog_workspace$key
  >(
    graphql`
      fragment AuditLog_workspace on Workspace
      @refetchable(queryName: "AuditLogPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        auditLog(first: $count, after: $cursor) @connection(key: "AuditLog_auditLog", filters: []) {
          edges {
            node {
              id
              at
              actor
              action
              subject
            }
          }
        }
      }
    `,
    props.workspace,
  );
  const edges = data.auditLog?.edges ?? [];
  return (
    <Section title="Audit log">
      <Table caption="Changes of members, tokens, projects and settings">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col" className={cells.below}>
              What
            </th>
          </tr>
        </thead>
        <tbody>
          {edges.map(({ node }) => (
            <tr key={node.id}>
              <td>
                <time dateTime={node.at}>{node.at.slice(0, 16).replace('T', ' ')}</time>
              </td>
              <td>{node.actor}</td>
              <td
                className={cells.below}
              >{`${node.action.replace(/[._]/g, ' ')}: ${node.subject}`}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {hasNext && (
        <Button aria-disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
          Show more
        </Button>
      )}
    </Section>
  );
}
