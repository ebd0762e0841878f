import { unknownSentence } from '@/client/ui/unknownSentence';
import type { CoverageShares } from '@/domain/CoverageShares';
import { formatPercent } from '@/domain/format';
import { formatDate } from '@/domain/formatDate';
import { type MeasuredShare, measuredWords } from '@/domain/measuredWords';
import { Explained } from './Explained';
import styles from './LoadLineKey.module.css';
import { PAINT } from './paint';
import { getSegments } from './segments';

/** A load line's legend, with numbers. The unknown part explains itself when pressed. */
export function LoadLineKey({
  shares,
  linePercent,
  trackedShare,
  dataOn,
  measured,
}: {
  shares: CoverageShares;
  linePercent: number;
  /** Of the audience, 0–1. */
  trackedShare: number;
  /** ISO day of the data behind the shares. */
  dataOn?: string;
  /** How sure the shares are. */
  measured?: MeasuredShare | null;
}) {
  return (
    <ul className={styles.key}>
      {getSegments(shares).map(({ kind, words, share }) => (
        <li key={kind}>
          <svg width="12" height="12" aria-hidden="true">
            <rect
              y={kind === 'unsupported' ? 3 : 0}
              width="12"
              height={kind === 'unsupported' ? 6 : 12}
              fill={PAINT[kind]}
            />
          </svg>
          <Explained
            label={`${capitalize(words)} ${formatPercent(share, kind === 'supported' ? linePercent : undefined)}`}
            explanation={kind === 'unknown' ? unknownSentence(share, trackedShare) : undefined}
          />
        </li>
      ))}
      {measured && <li>{`Measured: ${measuredWords(measured)}`}</li>}
      {dataOn && <li>{`Data from ${formatDate(dataOn, 'day')}`}</li>}
    </ul>
  );
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
