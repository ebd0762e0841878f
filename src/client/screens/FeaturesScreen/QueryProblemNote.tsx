import { useIsMember } from '@/browser/device/isMember';
import { Link } from '@/relay/route/Link';
import styles from './QueryProblemNote.module.css';

interface QueryProblemProps {
  readonly problem: {
    readonly message: string;
    readonly start: number;
    readonly end: number;
    readonly suggestion?: string | null;
  };
  /** The text that `start` and `end` refer to. */
  readonly query: string;
  readonly getHref: (query: string) => string;
}

/** Says why and where a query is invalid, with a suggestion. */
export function QueryProblemNote({
  problem: { message, start, end, suggestion },
  query,
  getHref,
}: QueryProblemProps) {
  const isMember = useIsMember();
  // The answer for members is below it.
  if (isMember && asksTheTeam(query, { start, end })) return null;
  return (
    <div role="alert" className={styles.problem}>
      <p>{message}</p>
      <p className={styles.query}>
        {query.slice(0, start)}
        {/* If something is missing, only its position can be marked. */}
        <mark>{query.slice(start, Math.max(end, start)) || '\u00A0'}</mark>
        {query.slice(end)}
      </p>
      {suggestion && (
        <p className={styles.meant}>
          Try <Link href={getHref(suggestion)}>{suggestion}</Link>
        </p>
      )}
    </div>
  );
}

/** True if the query's only problem is that it asks about a team's decisions, as members may. */
export const asksTheTeam = (
  query: string,
  { start, end }: Pick<QueryProblemProps['problem'], 'start' | 'end'>,
): boolean => /^decision\s*:/i.test(query.slice(start, end));
