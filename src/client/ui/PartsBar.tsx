import styles from './PartsBar.module.css';

/** One part of a whole. */
export interface Part {
  readonly label: string;
  readonly amount: number;
  readonly paint: string;
}

const HEIGHT = 16;

/** A full-width bar divided into parts; screen readers get them from the table next to it. */
export function PartsBar({ parts }: { readonly parts: readonly Part[] }) {
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0) || 1;
  const getStart = (index: number) =>
    percent(parts.slice(0, index).reduce((sum, { amount }) => sum + amount, 0) / whole);
  return (
    <svg width="100%" height={HEIGHT} aria-hidden="true">
      {parts.map(({ label, amount, paint }, index) => (
        <rect
          key={label}
          x={`${getStart(index)}%`}
          width={`${percent(amount / whole)}%`}
          height={HEIGHT}
          fill={paint}
          stroke="var(--paper)"
        />
      ))}
    </svg>
  );
}

/** A part's color, for its table row. */
export function PartSwatch({ part: { paint } }: { readonly part: Part }) {
  return (
    <svg width="12" height="12" className={styles.swatch} aria-hidden="true">
      <rect width="12" height="12" fill={paint} />
    </svg>
  );
}

function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
