import type { EvidenceTable_evidence$key } from '@/__generated__/EvidenceTable_evidence.graphql';
import { cells, Table } from '@/client/ui/Table';
import { formatLine, formatPercent } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';

interface EvidenceTableProps {
  readonly evidence: EvidenceTable_evidence$key;
  /** Absent if the audience or the subject is gone. */
  readonly today: EvidenceTable_evidence$key | null | undefined;
}

/** What was known then beside what is known today. */
export function EvidenceTable(props: EvidenceTableProps) {
  const then = useEvidence(props.evidence);
  const now = useEvidence(props.today ?? null);
  const rows = [
    [
      'Supported',
      ({ supportedShare, linePercent }: Facts) => formatPercent(supportedShare, linePercent),
    ],
    ['Partly supported', ({ partialShare }: Facts) => formatPercent(partialShare)],
    ['Not supported', ({ unsupportedShare }: Facts) => formatPercent(unsupportedShare)],
    ['Unknown', ({ unknownShare }: Facts) => formatPercent(unknownShare)],
    ['Baseline', ({ baseline }: Facts) => baseline?.toLowerCase() ?? 'none'],
    ['Discouraged', ({ isDiscouraged }: Facts) => (isDiscouraged ? 'yes' : 'no')],
    ['Audience', ({ audienceName }: Facts) => audienceName],
    ['Line', ({ linePercent }: Facts) => formatLine(linePercent)],
    ['Largest share left out', ({ blockers }: Facts) => blockers[0]?.release ?? 'no one'],
    ['Data', ({ dataVersion }: Facts) => dataVersion],
  ] as const;
  return (
    <Table caption="Evidence then and today">
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col" className={cells.words}>{`Then, ${then!.day}`}</th>
          <th scope="col" className={cells.words}>
            {now ? `Today, ${now.day}` : 'Today'}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, write]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={cells.words}>{write(then!)}</td>
            <td className={cells.words}>{now ? write(now) : 'unknown'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type Facts = NonNullable<ReturnType<typeof useEvidence>>;

function useEvidence(evidence: EvidenceTable_evidence$key | null) {
  return useFragment(
    graphql`
      fragment EvidenceTable_evidence on Evidence {
        supportedShare
        partialShare
        unsupportedShare
        unknownShare
        baseline
        isDiscouraged
        audienceName
        linePercent
        dataVersion
        day
        blockers {
          release
        }
      }
    `,
    evidence,
  );
}
