import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { formatCount } from '@/domain/format';
import { GRAPHQL_LIMITS } from '@/domain/graphqlLimits';

const { pageSize, depth, aliases, tokens, brackets, directives, cost, bodyBytes, milliseconds } =
  GRAPHQL_LIMITS;

/** The limits on a single request. */
export function LimitList() {
  return (
    <DefinitionFacts
      facts={[
        { term: 'Page size', detail: `${pageSize} rows` },
        {
          term: 'Cost',
          detail: `${formatCount(cost)} fields; a field in a list counts once for each row`,
        },
        {
          term: 'Depth',
          detail: `${depth} levels of fields, ${brackets} levels of brackets`,
        },
        {
          term: 'Document',
          detail: `${formatCount(tokens)} tokens, ${aliases} aliases, ${directives} directives`,
        },
        { term: 'Body', detail: `${formatCount(bodyBytes)} bytes of JSON` },
        { term: 'Time', detail: `${milliseconds / 1000} seconds` },
      ]}
    />
  );
}
