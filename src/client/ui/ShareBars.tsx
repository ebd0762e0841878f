import type { ReactNode } from 'react';
import { formatPercent } from '@/domain/format';
import type { CoverageClass } from '@/domain/SupportState';
import { PAINT } from './paint';
import styles from './ShareBars.module.css';
import hidden from './VisuallyHidden.module.css';

export interface ShareBar {
  readonly key: string;
  readonly label: ReactNode;
  /** 0–1 of the audience. */
  readonly share: number;
  /** The part of the share with partial support, drawn first. */
  readonly partialShare?: number;
}

interface ShareBarsProps {
  /** The meaning of the shares: "Share of your audience left out, by browser". */
  readonly caption: string;
  readonly bars: readonly ShareBar[];
  /** The fill; the text color by default. */
  readonly kind?: CoverageClass;
}

/** Shares as bars, the largest at full width. It is a table, so it needs no separate data table. */
export function ShareBars({ caption, bars, kind }: ShareBarsProps) {
  const greatest = Math.max(...bars.map(({ share }) => share));
  const toWidth = (share: number) => `${Math.round((share / greatest) * 1000) / 10}%`;
  return (
    <table className={styles.bars}>
      <caption className={hidden.hidden}>{caption}</caption>
      <tbody>
        {bars.map(({ key, label, share, partialShare = 0 }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className={styles.picture}>
              <svg width="100%" height="8" aria-hidden="true">
                {partialShare > 0 && (
                  <rect width={toWidth(partialShare)} height="8" fill={PAINT.partial} />
                )}
                {partialShare < share && (
                  <rect
                    x={toWidth(partialShare)}
                    width={toWidth(share - partialShare)}
                    height="8"
                    fill={kind ? PAINT[kind] : 'var(--ink-2)'}
                  />
                )}
              </svg>
            </td>
            <td className={styles.share}>
              {formatPercent(share)}
              {partialShare > 0 && (
                <span className={hidden.hidden}>{`, ${formatPercent(partialShare)} in part`}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
