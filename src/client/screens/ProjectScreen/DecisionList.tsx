import type { DecisionList_project$key } from '@/__generated__/DecisionList_project.graphql';
import type { DecisionListPaginationQuery } from '@/__generated__/DecisionListPaginationQuery.graphql';
import { Button } from '@/client/ui/Button';
import { EmptyState } from '@/client/ui/EmptyState';
import { cells, Table } from '@/client/ui/Table';
import { decisionWords } from '@/domain/decisionStates';
import { formatLine, formatPercent } from '@/domain/format';
import { teamHref } from '@/domain/routes/teams';
import { graphql } from '@/relay/hooks';
import { usePaginationFragment } from '@/relay/paginationHooks';
import { Link } from '@/relay/route/Link';

const PAGE = 25;

interface DecisionListProps {
  readonly project: DecisionList_project$key;
  readonly workspace: string;
}

export function DecisionList({ workspace, ...props }: DecisionListProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    DecisionListPaginationQuery,
    DecisionList_project$key
  >(
    graphql`
      fragment DecisionList_project on Project
      @refetchable(queryName: "DecisionListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
        slug
        linePercent
        decisions(first: $count, after: $cursor)
          @connection(key: "DecisionList_decisions", filters: []) {
          edges {
            node {
              id
              subjectKey
              subjectName
              state
              decidedAt
              reviewOn
              askAtPercent
              askWhenShipped {
                name
              }
              evidence {
                supportedShare
              }
              evidenceToday @catch(to: NULL) {
                supportedShare
              }
            }
          }
        }
      }
    `,
    props.project,
  );
  const { edges } = data.decisions;
  if (edges.length === 0)
    return (
      <EmptyState title="No decisions yet.">
        <p>
          <Link href={teamHref.decide(workspace, data.slug)}>Decide on a feature</Link>, or open any
          feature’s page.
        </p>
      </EmptyState>
    );
  const share = (value: number) => formatPercent(value, data.linePercent);
  return (
    <>
      <Table caption="Decisions in force, newest first">
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">Decision</th>
            <th scope="col" className={cells.number}>
              Then
            </th>
            <th scope="col" className={cells.number}>
              Today
            </th>
            <th scope="col" className={cells.spare}>
              Decided
            </th>
            <th scope="col" className={cells.spare}>
              Review
            </th>
          </tr>
        </thead>
        <tbody>
          {edges.map(({ node }) => (
            <tr key={node.id}>
              <th scope="row">
                <Link href={teamHref.decide(workspace, data.slug, toParameter(node.subjectKey))}>
                  {node.subjectName}
                </Link>
              </th>
              <td>{decisionWords(node.state)}</td>
              <td className={cells.number}>{share(node.evidence.supportedShare)}</td>
              <td className={cells.number}>
                {node.evidenceToday ? share(node.evidenceToday.supportedShare) : 'unknown'}
              </td>
              <td className={cells.spare}>{node.decidedAt.slice(0, 10)}</td>
              <td className={cells.spare}>{whenAgain(node)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {hasNext && (
        <Button aria-disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
          Show more
        </Button>
      )}
    </>
  );
}

interface Awaited {
  readonly reviewOn?: string | null | undefined;
  readonly askAtPercent?: number | null | undefined;
  readonly askWhenShipped?: { readonly name: string } | null | undefined;
}

const whenAgain = ({ reviewOn, askAtPercent, askWhenShipped }: Awaited): string =>
  [reviewOn, askAtPercent != null && `at ${formatLine(askAtPercent)}`, askWhenShipped?.name]
    .filter(Boolean)
    .join(', ');

/** `feature:has` as the address of its page writes it. */
const toParameter = (subject: string): string => subject.slice(subject.indexOf(':') + 1);
