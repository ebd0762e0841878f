import type { ReactNode } from 'react';
import type { AudienceOption } from '@/client/sections/groupPresets';
import styles from './AudiencePresets.module.css';
import { LARGE_PLACES } from './largePlaces.data';

interface PresetListProps {
  readonly options: readonly AudienceOption[];
  /** The reader searched for these, so none of them is folded away. */
  readonly isFound: boolean;
  readonly current: string;
  /** The link to an audience. */
  readonly children: (option: AudienceOption) => ReactNode;
}

/** Audiences to choose from. Of two hundred countries, ten stand open and the rest unfold. */
export function PresetList({ options, isFound, current, children }: PresetListProps) {
  const large = options.filter(({ key }) => LARGE_PLACES.has(key));
  const others = options.filter(({ key }) => !LARGE_PLACES.has(key));
  const list = (listed: readonly AudienceOption[]) => (
    <ul className={styles.presets}>
      {listed.map((option) => (
        <li key={option.key}>{children(option)}</li>
      ))}
    </ul>
  );
  if (isFound || large.length === 0) return list(options);
  return (
    <>
      {list(large)}
      <details open={others.some(({ key }) => key === current)} className={styles.others}>
        <summary>{others.length} more, A–Z</summary>
        {list(others)}
      </details>
    </>
  );
}
