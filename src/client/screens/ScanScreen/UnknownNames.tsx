import { formatCount, formatCountWithNoun } from '@/domain/format';
import styles from './ScanResult.module.css';

const SHOWN = 100;

interface UnknownNamesProps {
  /** With how often they stand in the code. */
  readonly names: ReadonlyMap<string, number>;
  /** Keys that the page's data has and the server's has not. */
  readonly keys: readonly string[];
}

/** Names that look like the platform's but are not in the data: listed, but never counted. */
export function UnknownNames({ names, keys }: UnknownNamesProps) {
  const all = [
    ...[...names].sort(([, one], [, other]) => other - one),
    ...keys.map((key) => [key, undefined] as const),
  ];
  if (all.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{`${formatCountWithNoun(all.length, 'name')} we don’t recognize`}</summary>
      <p>Misspelled, too new for the data, or a tool’s own. They don’t count.</p>
      <ul>
        {all.slice(0, SHOWN).map(([name, count]) => (
          <li key={name}>
            <code>{name}</code>
            {count !== undefined && `, ${formatCountWithNoun(count, 'place')}`}
          </li>
        ))}
        {all.length > SHOWN && <li>{`and ${formatCount(all.length - SHOWN)} more`}</li>}
      </ul>
    </details>
  );
}
