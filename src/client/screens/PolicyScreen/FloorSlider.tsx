import { formatPercent } from '@/domain/format';
import { costWords, type KnownValue } from './costWords';
import type { FloorRow } from './floorRows';
import styles from './PolicyFloors.module.css';
import { versionWords } from './versionWords';

interface FloorSliderProps {
  readonly row: FloorRow;
  readonly version: string;
  readonly value: KnownValue | null | undefined;
  readonly onMove: (version: string) => void;
}

/** Closer to an end, in percent, the version under the thumb would cover the cost there. */
const NEAR_END = 22;

/**
 * Moves one floor, from the oldest version to none. The version is drawn below the thumb and the
 * share without support at the ends; a mark stands where the rule has the floor.
 */
export function FloorSlider({ row, version, value, onMove }: FloorSliderProps) {
  const { browser, choices, automatic } = row;
  const last = choices.length - 1;
  const find = (wanted: string) =>
    Math.max(
      0,
      choices.findIndex((choice) => choice.version === wanted),
    );
  const toPlace = (index: number) => Math.round((1000 * index) / last) / 10;
  const at = find(version);
  const place = toPlace(at);
  return (
    <div className={styles.slider}>
      <input
        type="range"
        aria-label={`Minimum version of ${browser.name}`}
        aria-valuetext={`${versionWords(version)}, ${costWords(choices[at]!, value)}`}
        min={0}
        max={last}
        value={at}
        onChange={({ target }) => onMove(choices[Number(target.value)]!.version)}
      />
      <svg aria-hidden="true">
        <rect className={styles.automatic} x={`${toPlace(find(automatic))}%`} />
        {place > NEAR_END && <text y="13">{formatPercent(choices[0]!.lostShare)}</text>}
        <text className={styles.thumb} x={`${place}%`} y="13" textAnchor={anchorAt(place)}>
          {versionWords(version)}
        </text>
        {place < 100 - NEAR_END && (
          <text x="100%" y="13" textAnchor="end">
            {formatPercent(choices[last]!.lostShare)}
          </text>
        )}
      </svg>
    </div>
  );
}

function anchorAt(place: number): 'start' | 'middle' | 'end' {
  if (place < 12) return 'start';
  return place > 88 ? 'end' : 'middle';
}
