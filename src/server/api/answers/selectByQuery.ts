import type { Feature } from '@/server/data/catalogue/Catalogue';
import { selectFeatures } from '@/server/model/features/featureList';
import { createContext } from '@/server/model/features/RequestContext';
import { AnswerProblem, type AnswerRequest } from './Answer';

/**
 * Features matching `?q=` for `?audience=`, sorted by name; all features without a query.
 * @throws AnswerProblem for a query with a syntax error
 */
export function selectByQuery({
  catalogue,
  search,
  own,
  today,
}: AnswerRequest): readonly Feature[] {
  const { features, problem } = selectFeatures(createContext(catalogue, { today, own }), {
    query: search.get('q'),
    audience: search.get('audience'),
  });
  if (!problem) return features;
  throw new AnswerProblem(
    400,
    'QUERY_INVALID',
    `The query cannot be read at character ${problem.start + 1}: ${problem.message}`,
  );
}
