import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { Prose } from '@/client/ui/Prose';
import { decisionWords } from '@/domain/decisionStates';
import styles from '@/client/ui/Form.module.css';

interface ConflictProps {
  readonly message: string;
  readonly current:
    | {
        readonly version?: number | undefined;
        readonly decidedAs?: string | undefined;
        readonly author?: string | undefined;
        readonly rationaleHtml?: string | undefined;
      }
    | null
    | undefined;
  readonly mine: string;
  /** True if the next attempt supersedes theirs. */
  readonly isTaken: boolean;
  readonly onTake: (version: number) => void;
}

/** Two people decided at once: shows the newer text next to the reader's, and the ways on. */
export function Conflict({ message, current, mine, isTaken, onTake }: ConflictProps) {
  const { version, decidedAs = '', author, rationaleHtml } = current ?? {};
  return (
    <section aria-label="Conflict">
      <Notice
        tone="error"
        action={
          version !== undefined &&
          !isTaken && <Button onClick={() => onTake(version)}>I have read it</Button>
        }
      >
        {message}
      </Notice>
      {rationaleHtml !== undefined && (
        <div className={styles.pair}>
          <div>
            <h3>{`Theirs: ${decisionWords(decidedAs).toLowerCase()} by ${author}`}</h3>
            <Prose sanitizedHtml={rationaleHtml} />
          </div>
          <div>
            <h3>Yours, not saved yet</h3>
            <p className={styles.mine}>{mine}</p>
          </div>
        </div>
      )}
      {isTaken && <p>Change your text if you like, then save it. It replaces theirs.</p>}
    </section>
  );
}
