import type {
  DecisionTable_decisions$data,
  DecisionTable_decisions$key,
} from '@/__generated__/DecisionTable_decisions.graphql';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { cells } from '@/client/ui/Table';
import { decisionWords } from '@/domain/decisionStates';
import { formatLine, formatPercent } from '@/domain/format';
import { getGoverningShare } from '@/domain/governingShare';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';

interface DecisionTableProps {
  readonly caption?: string;
  readonly decisions: DecisionTable_decisions$key;
  readonly linePercent: number;
  /** The page of a decision on a subject, as addresses name it. */
  readonly getHref: (subject: string) => string;
}

/** Decisions, each with the share it was made on and today's. */
export function DecisionTable({
  caption = 'Decisions in force, newest first',
  linePercent,
  getHref,
  ...props
}: DecisionTableProps) {
  const decisions = useFragment(
    graphql`
      fragment DecisionTable_decisions on Decision @relay(plural: true) {
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
          partialShare
          unknownShare
        }
        evidenceToday @catch(to: NULL) {
          supportedShare
          partialShare
          unknownShare
        }
      }
    `,
    props.decisions,
  );
  return (
    <DataTable
      caption={caption}
      columns={getColumns(linePercent, getHref)}
      rows={decisions}
      getKey={({ id }) => id}
    />
  );
}

type Decision = DecisionTable_decisions$data[number];

function getColumns(
  linePercent: number,
  getHref: (subject: string) => string,
): readonly Column<Decision>[] {
  const format = ({ supportedShare, partialShare, unknownShare }: Decision['evidence']) => {
    const shares = { supportedShare, partialShare, unknownShare };
    return formatPercent(getGoverningShare(shares, linePercent).share, linePercent);
  };
  return [
    {
      heading: 'Subject',
      cell: ({ subjectKey, subjectName }) => (
        <Link href={getHref(toParameter(subjectKey))}>{subjectName}</Link>
      ),
    },
    { heading: 'Decision', cell: ({ state }) => decisionWords(state) },
    {
      heading: 'Then',
      className: cells.number,
      cell: ({ evidence }) => format(evidence),
    },
    {
      heading: 'Today',
      className: cells.number,
      cell: ({ evidenceToday }) => (evidenceToday ? format(evidenceToday) : 'unknown'),
    },
    {
      heading: 'Decided',
      className: cells.spare,
      cell: ({ decidedAt }) => decidedAt.slice(0, 10),
    },
    { heading: 'Review', className: cells.spare, cell: reviewWords },
  ];
}

/** When the decision is due for review: on a day, at a share, once a browser ships it. */
const reviewWords = ({ reviewOn, askAtPercent, askWhenShipped }: Decision): string =>
  [reviewOn, askAtPercent != null && `at ${formatLine(askAtPercent)}`, askWhenShipped?.name]
    .filter(Boolean)
    .join(', ');

/** Converts `feature:has` to the form that addresses use. */
const toParameter = (subject: string): string => subject.slice(subject.indexOf(':') + 1);
