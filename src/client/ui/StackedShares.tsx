import type { ReactNode } from 'react';
import { formatPercent } from '@/domain/format';
import styles from './StackedShares.module.css';
import hidden from './VisuallyHidden.module.css';

export interface StackedRow {
  readonly key: string;
  readonly label: ReactNode;
  /** 0–1 of the audience; the parts sum to it. */
  readonly share: number;
  readonly parts: readonly { readonly step: number; readonly share: number }[];
}

interface StackedSharesProps {
  readonly caption: string;
  /** The meaning of each step, strongest first; at most seven. */
  readonly steps: readonly string[];
  readonly rows: readonly StackedRow[];
}

/**
 * Stacked bars on a common scale, the largest at full width. A table, with each row's parts in
 * words next to its bar.
 */
export function StackedShares({ caption, steps, rows }: StackedSharesProps) {
  const greatest = Math.max(...rows.map(({ share }) => share));
  const used = new Set(rows.flatMap(({ parts }) => parts.map(({ step }) => step)));
  return (
    <>
      <ul className={styles.legend}>
        {steps.map((words, step) =>
          used.has(step) ? (
            <li key={words}>
              <svg width="12" height="12" aria-hidden="true">
                <rect width="12" height="12" className={styles[`step${step}`]} />
              </svg>
              {words}
            </li>
          ) : null,
        )}
      </ul>
      <table className={styles.bars}>
        <caption className={hidden.hidden}>{caption}</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              <td className={styles.picture}>
                <Parts row={row} steps={steps} greatest={greatest} />
              </td>
              <td className={styles.share}>{formatPercent(row.share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Parts({
  row: { parts },
  steps,
  greatest,
}: {
  row: StackedRow;
  steps: readonly string[];
  greatest: number;
}) {
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  );
  const toPercent = (share: number): string => `${Math.round((share / greatest) * 10_000) / 100}%`;
  return (
    <>
      <svg width="100%" height="16" aria-hidden="true">
        {parts.map(({ step, share }, index) => (
          <rect
            key={step}
            x={toPercent(starts[index]!)}
            width={toPercent(share)}
            height="16"
            className={styles[`step${step}`]}
          >
            <title>{`${steps[step]}: ${formatPercent(share)}`}</title>
          </rect>
        ))}
      </svg>
      <span className={hidden.hidden}>
        {parts.map(({ step, share }) => `${steps[step]} ${formatPercent(share)}`).join(', ')}
      </span>
    </>
  );
}
