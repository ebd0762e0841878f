import { Fragment } from 'react';
import type { EvidenceTable_evidence$key } from '@/__generated__/EvidenceTable_evidence.graphql';
import { DataTable } from '@/client/ui/DataTable';
import { cells } from '@/client/ui/Table';
import { TimeText } from '@/client/ui/TimeText';
import { getBriefShare } from '@/domain/briefShare';
import { formatLine, formatPercent } from '@/domain/format';
import { measuredWords, toMeasured } from '@/domain/measuredWords';
import { graphql, useFragment } from '@/relay/hooks';
import styles from './EvidenceTable.module.css';

interface EvidenceTableProps {
  readonly evidence: EvidenceTable_evidence$key;
  /** Absent if the audience or the subject is gone. */
  readonly today: EvidenceTable_evidence$key | null | undefined;
}

/** The evidence of the decision next to today's. */
export function EvidenceTable(props: EvidenceTableProps) {
  const then = useEvidence(props.evidence);
  const now = useEvidence(props.today ?? null);
  const isMeasured = [then, now].some((facts) => facts?.visitCount != null);
  const rows = [
    ['Can use it', writeShare],
    ...(isMeasured ? [['Measured', writeMeasured] as const] : []),
    [
      'Supported',
      ({ supportedShare, linePercent }: Facts) => formatPercent(supportedShare, linePercent),
    ],
    ['Partly supported', ({ partialShare }: Facts) => formatPercent(partialShare)],
    ['Not supported', ({ unsupportedShare }: Facts) => formatPercent(unsupportedShare)],
    ['Unknown', ({ unknownShare }: Facts) => formatPercent(unknownShare)],
    ['Baseline', ({ baseline }: Facts) => baseline?.toLowerCase() ?? 'none'],
    ['Discouraged', ({ isDiscouraged }: Facts) => (isDiscouraged ? 'yes' : 'no')],
    ['Audience', ({ audienceName }: Facts) => <span className={styles.name}>{audienceName}</span>],
    ['Line', ({ linePercent }: Facts) => formatLine(linePercent)],
    ['Largest share without support', ({ blockers }: Facts) => blockers[0]?.release ?? 'no one'],
    ['Data', ({ dataVersion }: Facts) => <PackageNames text={dataVersion} />],
  ] as const;
  return (
    <DataTable
      caption="Evidence then and today"
      columns={[
        { heading: 'Measure', cell: ([label]) => label },
        {
          heading: <DayHead word="Then" day={then!.day} />,
          className: cells.words,
          cell: ([, write]) => write(then!),
        },
        {
          heading: <DayHead word="Today" day={now?.day} />,
          className: cells.words,
          cell: ([, write]) => (now ? write(now) : 'unknown'),
        },
      ]}
      rows={rows}
      getKey={([label]) => label}
    />
  );
}

/** They wrap after slashes, and not at the dots of a version. */
function PackageNames({ text }: { readonly text: string }) {
  return text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A date stays in one piece, below its word where both have no room. */
function DayHead({ word, day }: { readonly word: string; readonly day: string | undefined }) {
  return (
    <th scope="col" className={cells.words}>
      {day === undefined ? (
        word
      ) : (
        <>
          {`${word}, `}
          <TimeText date={day} />
        </>
      )}
    </th>
  );
}

/** The share that governs the verdict, and the second one. */
function writeShare({ linePercent, ...shares }: Facts): string {
  const { percent, short } = getBriefShare(shares, linePercent);
  return short === undefined ? percent : `${percent} (${short})`;
}

function writeMeasured({ visitCount, shareError }: Facts): string {
  const measured = toMeasured(visitCount, shareError);
  return measured ? measuredWords(measured) : 'no';
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
        visitCount
        shareError
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
