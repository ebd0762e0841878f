import { type KeyboardEvent, useState } from 'react';
import { compareVersions } from '@/domain/compareVersions';
import { type FloorRow, NO_VERSION } from './floorRows';
import styles from './PolicyFloors.module.css';

interface FloorFieldProps {
  readonly row: FloorRow;
  readonly version: string;
  readonly onMove: (version: string) => void;
}

/** The version of a <FloorSlider>, to be typed. */
export function FloorField({ row, version, onMove }: FloorFieldProps) {
  const [typed, setTyped] = useState<string>();

  function send() {
    const found = typed === undefined ? undefined : findVersion(row, typed);
    setTyped(undefined);
    if (found !== undefined && found !== version) onMove(found);
  }

  function answerKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      send();
    }
    if (event.key === 'Escape') setTyped(undefined);
  }

  return (
    <input
      type="text"
      className={styles.typed}
      aria-label={`Type the minimum version of ${row.browser.name}`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={typed ?? version}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={answerKey}
      onBlur={send}
    />
  );
}

/** The typed version, or else the next one in use. */
function findVersion({ choices }: FloorRow, typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const versions = choices.map(({ version }) => version);
  if (versions.includes(text)) return text;
  if (!/^\d+(?:\.\d+)*$/.test(text)) return undefined;
  return versions.find((version) => version !== NO_VERSION && compareVersions(version, text) >= 0);
}
