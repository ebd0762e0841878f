import { useId } from 'react';
import { PAINT } from '@/client/ui/paint';
import styles from './CoveragePicture.module.css';

/** Shares are 0–1; dates are ISO. */
export interface CoveragePictureProps {
  readonly past: readonly {
    readonly on: string;
    readonly supportedShare: number;
    readonly partialShare: number;
  }[];
  /** From today. */
  readonly forecast: readonly {
    readonly on: string;
    readonly likelyShare: number;
  }[];
  readonly linePercent: number;
}

const HEIGHT = 160;
/** Percent of the width at either end where a year label would be clipped. */
const EDGE = 5;
/** The number of year labels that fit on a phone. */
const MAX_LABELS = 6;

/**
 * A share over time, 0–100 % at the load line's scale: solid for the past, with partial support as a
 * hatched band above it; dashed for the forecast of both together, dotted for today.
 */
export function CoveragePicture({ past, forecast, linePercent }: CoveragePictureProps) {
  const firstDay = (past[0] ?? forecast[0])?.on ?? '';
  const lastDay = (forecast.at(-1) ?? past.at(-1))?.on ?? '';
  const first = toDayNumber((past[0] ?? forecast[0])?.on);
  const last = toDayNumber((forecast.at(-1) ?? past.at(-1))?.on);
  const today = toDayNumber((forecast[0] ?? past.at(-1))?.on);
  const x = (on: string): number => (100 * (toDayNumber(on) - first)) / (last - first);
  const path = (points: readonly (readonly [on: string, share: number])[]): string =>
    points.map(([on, share]) => `${x(on).toFixed(2)},${(100 - share * 100).toFixed(2)}`).join(' ');
  const now = (100 * (today - first)) / (last - first);
  const full = past.map(({ on, supportedShare }) => [on, supportedShare] as const);
  const usable = past.map(
    ({ on, supportedShare, partialShare }) => [on, supportedShare + partialShare] as const,
  );
  const hasBand = past.some(({ partialShare }) => partialShare >= LEAST_BAND);
  return (
    <svg className={styles.picture} width="100%" height={HEIGHT + 24} aria-hidden="true">
      {hasBand && <PartialBand outline={path([...usable, ...[...full].reverse()])} />}
      <svg width="100%" height={HEIGHT} viewBox="0 0 100 100" preserveAspectRatio="none">
        {[0, 25, 50, 75, 100].map((y) => (
          <line key={y} className={styles.grid} x1="0" x2="100" y1={y} y2={y} />
        ))}
        <line
          className={styles.line}
          x1="0"
          x2="100"
          y1={100 - linePercent}
          y2={100 - linePercent}
        />
        <line className={styles.today} x1={now} x2={now} y1="0" y2="100" />
        {hasBand && <polyline className={styles.usable} points={path(usable)} />}
        <polyline className={styles.past} points={path(full)} />
        <polyline
          className={styles.forecast}
          points={path(forecast.map(({ on, likelyShare }) => [on, likelyShare]))}
        />
      </svg>
      <Labels years={yearsBetween(firstDay, lastDay)} x={x} />
    </svg>
  );
}

/** A thinner band is not seen. */
export const LEAST_BAND = 0.005;

/** Outside of the stretched drawing, so that its hatching is the same as in load lines. */
function PartialBand({ outline }: { readonly outline: string }) {
  const id = useId();
  return (
    <>
      <clipPath id={id} clipPathUnits="objectBoundingBox">
        <polygon points={outline} transform="scale(0.01)" />
      </clipPath>
      <rect width="100%" height={HEIGHT} fill={PAINT.partial} clipPath={`url(#${id})`} />
    </>
  );
}

interface LabelsProps {
  readonly years: readonly string[];
  /** The position of a day, in percent of the width. */
  readonly x: (on: string) => number;
}

function Labels({ years, x }: LabelsProps) {
  const places = years.map((year) => ({ year, at: x(`${year}-01-01`) }));
  return (
    <>
      {places
        .filter(({ at }) => at > EDGE && at < 100 - EDGE)
        .map(({ year, at }) => (
          <text key={year} x={`${at.toFixed(2)}%`} y={HEIGHT + 18}>
            {year}
          </text>
        ))}
      {[25, 50, 75].map((percent) => (
        <text key={percent} className={styles.scale} x="0" y={HEIGHT * (1 - percent / 100) - 4}>
          {`${percent}\u202F%`}
        </text>
      ))}
    </>
  );
}

function toDayNumber(on = '1970-01-01'): number {
  return Date.parse(on) / 86_400_000;
}

function yearsBetween(from: string, to: string): string[] {
  const [first, last] = [Number(from.slice(0, 4)) + 1, Number(to.slice(0, 4))];
  const step = Math.ceil((last - first + 1) / MAX_LABELS);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
    .filter((year) => (year - first) % step === 0)
    .map(String);
}
