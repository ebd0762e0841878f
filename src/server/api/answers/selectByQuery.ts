import type { Feature } from '@/server/data/catalogue/Catalogue';
import { selectFeatures } from '@/server/model/features/featureList';
import { createContext } from '@/server/model/features/RequestContext';
import { AnswerProblem, type AnswerRequest } from './Answer';
import { parseLine } from './parseOptions';

/**
 * Features matching `?q=` for `?audience=` and `?line=`, sorted by name; all features without a query.
 * @throws AnswerProblem for a query with a syntax error, or a line that is not a percentage
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
    linePercent: parseLine(search),
  });
  if (!problem) return features;
  throw new AnswerProblem(
    400,
    'QUERY_INVALID',
    `The query cannot be read at character ${problem.start + 1}: ${problem.message}`,
  );
}
