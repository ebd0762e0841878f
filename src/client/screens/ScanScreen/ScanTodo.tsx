import { useId, useState } from 'react';
import { CodeToCopy } from '@/client/sections/CodeToCopy';
import { Button } from '@/client/ui/Button';
import { formatCount, formatCountWithNoun, formatPercent } from '@/domain/format';
import { usePreferences } from '@/relay/route/RouteRoot';
import { RowName } from './RowName';
import { RowPlaces } from './RowPlaces';
import styles from './ScanResult.module.css';
import { consequenceWords } from './scanWords';
import type { FeatureRow } from './toFeatureRows';
import type { Trial } from './Trial';
import type { ShowUses } from './useScan';

const SHOWN = 10;

interface ScanTodoProps {
  /** The features that want a fallback; what leaves most out is first. */
  readonly rows: readonly FeatureRow[];
  /** The share that can run the code with all these fallbacks. */
  readonly share: number;
  readonly hasCode: boolean;
  readonly show: ShowUses;
  readonly trial: Trial;
}

/** Tasks that reach the line, each with its guard and a box that shows the share with it done. */
export function ScanTodo({ rows, share, hasCode, show, trial }: ScanTodoProps) {
  const { linePercent } = usePreferences();
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  const these = rows.length === 1 ? 'this feature' : `these ${formatCount(rows.length)} features`;
  return (
    <>
      <h3>{`Add a fallback for ${these} and ${formatPercent(share, linePercent)} can run it`}</h3>
      <ol className={styles.todo}>
        {(isWhole ? rows : rows.slice(0, SHOWN)).map((row) => (
          <TodoItem key={row.id} row={row} hasCode={hasCode} show={show} trial={trial} />
        ))}
      </ol>
      {rows.length > SHOWN && !isWhole && (
        <Button onClick={() => setWhole(true)}>{`Show all ${formatCount(rows.length)}`}</Button>
      )}
    </>
  );
}

interface TodoItemProps extends Pick<ScanTodoProps, 'hasCode' | 'show' | 'trial'> {
  readonly row: FeatureRow;
}

function TodoItem({ row, hasCode, show, trial }: TodoItemProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <p className={styles.task}>
        <RowName
          row={row}
          isOpen={isOpen}
          controls={id}
          onToggle={() => setOpen(!isOpen)}
          trial={trial}
        />
        <span className={styles.note}>{taskWords(row)}</span>
      </p>
      <div className={styles.open}>
        {row.guard !== undefined ? (
          <div>
            <CodeToCopy code={row.guard} label={`Copy the guard for ${row.name}`} />
          </div>
        ) : (
          row.consequence === 'file-does-not-run' && (
            <p>No code can test for syntax. Compile it for older browsers.</p>
          )
        )}
        <div id={id} hidden={!isOpen}>
          {isOpen && <RowPlaces row={row} hasCode={hasCode} show={show} />}
        </div>
      </div>
    </li>
  );
}

/** "Throws an error for 68.1 %; 2.0 % have only a part. 3 places" */
function taskWords({ consequence, leftOutShare = 0, partlyShare, count }: FeatureRow): string {
  const partly = partlyShare >= 0.0005 ? `; ${formatPercent(partlyShare)} have only a part` : '';
  return `${consequenceWords[consequence]} for ${formatPercent(leftOutShare)}${partly}. ${formatCountWithNoun(count, 'place')}`;
}
