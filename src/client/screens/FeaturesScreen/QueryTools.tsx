// The query box's tools, loaded on focus: completions, validation before submitting, filters and
// columns.
import type { ComponentProps } from 'react';
import type { QueryToolsQuery } from '@/__generated__/QueryToolsQuery.graphql';
import { parseQuery } from '@/engines/query/forPage';
import { fetchQuery, graphql } from '@/relay/hooks';
import type { QueryProblemNote } from './QueryProblemNote';

export { getCompletionProps } from './getCompletionProps';
export { fetchCompletions, QueryCompletions } from './QueryCompletions';
export { QueryFilters } from './QueryFilters';

type Problem = ComponentProps<typeof QueryProblemNote>['problem'];

/**
 * The problem with a query, if any. Syntax is checked here; whether a group or snapshot exists is
 * checked by the server.
 */
export async function findProblem(
  environment: Parameters<typeof fetchQuery>[0],
  query: string,
): Promise<Problem | undefined> {
  const parsed = parseQuery(query);
  if ('problem' in parsed) return parsed.problem;
  if (!/(?:group|snapshot):/i.test(query)) return undefined;
  const answer = await fetchQuery<QueryToolsQuery>(environment, checkQuery, { query }).toPromise();
  const problem = answer?.features.queryProblem;
  if (!problem) return undefined;
  const { message, start, end, suggestion } = problem;
  return { message, start, end, suggestion };
}

const checkQuery = graphql`
  query QueryToolsQuery($query: String!) @throwOnFieldError {
    features(query: $query, first: 1) {
      queryProblem {
        message
        start
        end
        suggestion
      }
    }
  }
`;
