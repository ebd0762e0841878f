import type {
  AgentComparison_agents$data,
  AgentComparison_agents$key,
} from '@/__generated__/AgentComparison_agents.graphql';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { cells } from '@/client/ui/Table';
import { formatPercent } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';

type Difference = AgentComparison_agents$data['differences'][number];

const COLUMNS: readonly Column<Difference>[] = [
  { heading: 'Releases', cell: ({ name }) => name },
  {
    heading: 'Browsers can',
    className: cells.number,
    cell: ({ measuredShare }) => formatPercent(measuredShare),
  },
  {
    heading: 'Strings say',
    className: cells.number,
    cell: ({ agentShare }) => formatPercent(agentShare),
  },
];

interface AgentComparisonProps {
  readonly agents: AgentComparison_agents$key;
  /** The name of the audience. */
  readonly name: string;
}

/** How far user-agent strings would have been off: the answer, and the releases behind it. */
export function AgentComparison({ name, ...props }: AgentComparisonProps) {
  const { from, otherShare, unreadShare, differences } = useFragment(
    graphql`
      fragment AgentComparison_agents on AgentComparison {
        from
        otherShare
        unreadShare
        differences {
          name
          measuredShare
          agentShare
        }
      }
    `,
    props.agents,
  );
  return (
    <>
      <p>
        {otherShare === 0
          ? 'User-agent strings name other releases for too few of these visits to show.'
          : `User-agent strings name a wrong release for at least ${formatPercent(otherShare)} of these visits.`}
        {unreadShare > 0 && ` For ${formatPercent(unreadShare)} they name none.`}
      </p>
      {differences.length > 0 && (
        <DataTable
          caption={`Shares of visits to ${name} since ${from}, by what browsers can do and by their user-agent strings`}
          columns={COLUMNS}
          rows={differences}
          getKey={(row) => row.name}
        />
      )}
    </>
  );
}
