import type { CoverageShares } from '@/domain/CoverageShares';
import { formatPercent } from '@/domain/formatPercent';
import styles from './LoadLineKey.module.css';
import { PAINT } from './paint';
import { getSegments } from './segments';

/** A load line's legend, with numbers. */
export function LoadLineKey({
  shares,
  linePercent,
  dataOn,
}: {
  shares: CoverageShares;
  linePercent: number;
  /** ISO day of the data behind the shares. */
  dataOn?: string;
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
          {`${capitalise(words)} ${formatPercent(share, kind === 'supported' ? linePercent : undefined)}`}
        </li>
      ))}
      {dataOn && <li>{`Data of ${dataOn}`}</li>}
    </ul>
  );
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
