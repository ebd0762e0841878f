import type { EvidenceTable_evidence$key } from '@/__generated__/EvidenceTable_evidence.graphql';
import { DataTable } from '@/client/ui/DataTable';
import { cells } from '@/client/ui/Table';
import { getBriefShare } from '@/domain/briefShare';
import { formatLine, formatPercent } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';

interface EvidenceTableProps {
  readonly evidence: EvidenceTable_evidence$key;
  /** Absent if the audience or the subject is gone. */
  readonly today: EvidenceTable_evidence$key | null | undefined;
}

/** The evidence of the decision next to today's. */
export function EvidenceTable(props: EvidenceTableProps) {
  const then = useEvidence(props.evidence);
  const now = useEvidence(props.today ?? null);
  const rows = [
    ['Can use it', writeShare],
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
    ['Largest share without support', ({ blockers }: Facts) => blockers[0]?.release ?? 'no one'],
    ['Data', ({ dataVersion }: Facts) => dataVersion],
  ] as const;
  return (
    <DataTable
      caption="Evidence then and today"
      columns={[
        { heading: 'Measure', cell: ([label]) => label },
        {
          heading: `Then, ${then!.day}`,
          className: cells.words,
          cell: ([, write]) => write(then!),
        },
        {
          heading: now ? `Today, ${now.day}` : 'Today',
          className: cells.words,
          cell: ([, write]) => (now ? write(now) : 'unknown'),
        },
      ]}
      rows={rows}
      getKey={([label]) => label}
    />
  );
}

/** The share that governs the verdict, and the second one. */
function writeShare({ linePercent, ...shares }: Facts): string {
  const { percent, short } = getBriefShare(shares, linePercent);
  return short === undefined ? percent : `${percent} (${short})`;
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
