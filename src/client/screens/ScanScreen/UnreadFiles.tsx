import { formatCount } from '@/domain/format';
import type { UnreadFile } from '@/engines/scanner/forPage';
import styles from './ScanResult.module.css';
import { countUnread, unreadWords } from './scanWords';

const SHOWN = 100;

/** Files that were not read, with the reasons. */
export function UnreadFiles({
  files,
  isOpen = false,
}: {
  readonly files: readonly UnreadFile[];
  readonly isOpen?: boolean;
}) {
  const named = files.filter(({ name }) => name !== '');
  if (named.length === 0) return null;
  const reasons = new Map<UnreadFile['reason'], UnreadFile[]>();
  for (const file of named) reasons.set(file.reason, [...(reasons.get(file.reason) ?? []), file]);
  return (
    <details className={styles.details} open={isOpen}>
      <summary>{`${countUnread(named)} not read`}</summary>
      {[...reasons].map(([reason, group]) => (
        <div key={reason}>
          <h3>{`${formatCount(group.length)}: ${unreadWords[reason]}`}</h3>
          <ul>
            {group.slice(0, SHOWN).map(({ name, message, line }) => (
              <li key={`${name}:${line}:${message}`}>
                <code>{line === undefined ? name : `${name}:${line}`}</code>
                {message && ` ${message}`}
              </li>
            ))}
            {group.length > SHOWN && <li>{`and ${formatCount(group.length - SHOWN)} more`}</li>}
          </ul>
        </div>
      ))}
    </details>
  );
}
