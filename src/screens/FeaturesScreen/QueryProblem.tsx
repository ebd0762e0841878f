import { graphql, useFragment } from 'react-relay/hooks';

import type { QueryProblem_problem$key } from '@/__generated__/QueryProblem_problem.graphql';

import styles from './QueryProblem.module.css';

interface QueryProblemProps {
  readonly problem: QueryProblem_problem$key;
  /** The text the positions count in. */
  readonly query: string;
}

/** Why a query cannot be read, and where. */
export function QueryProblem({ query, ...props }: QueryProblemProps) {
  const { message, start, end } = useFragment(
    graphql`
      fragment QueryProblem_problem on QueryProblem {
        message
        start
        end
      }
    `,
    props.problem,
  );
  return (
    <div role="alert" className={styles.problem}>
      <p>{message}</p>
      <p className={styles.query}>
        {query.slice(0, start)}
        {/* Where something is missing there is nothing to mark but the place. */}
        <mark>{query.slice(start, Math.max(end, start)) || '\u00A0'}</mark>
        {query.slice(end)}
      </p>
    </div>
  );
}
