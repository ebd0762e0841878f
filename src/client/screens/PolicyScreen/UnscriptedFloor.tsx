import { memo } from 'react';
import { costWords, type KnownValue } from './costWords';
import type { FloorRow } from './floorRows';
import { versionWords } from './versionWords';

interface UnscriptedFloorProps {
  readonly row: FloorRow;
  readonly isMoved: boolean;
  readonly value: KnownValue | null | undefined;
}

/** In place of a slider where scripts are off. */
export const UnscriptedFloor = memo(function UnscriptedFloor({
  row: { browser, version, choices },
  isMoved,
  value,
}: UnscriptedFloorProps) {
  const toValue = (of: string) => `${browser.slug}:${of}`;
  return (
    <noscript>
      <select
        name="floors"
        aria-label={`Minimum version of ${browser.name}`}
        defaultValue={isMoved ? toValue(version) : ''}
      >
        <option value="">automatic</option>
        {choices.map((choice) => (
          <option key={choice.version} value={toValue(choice.version)}>
            {`${versionWords(choice.version)}: ${costWords(choice, value)}`}
          </option>
        ))}
      </select>
    </noscript>
  );
});
