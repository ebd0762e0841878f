import { parse, validate } from 'graphql';
import texts from '@/__generated__/persisted-queries.json';
import { schema } from '@/server/api/graph/schema';
import { operationCost } from '@/server/api/operations/operationCost';

const operations = Object.values<string>(texts).map((text) => parse(text));

describe('persistedDocuments', () => {
  it('are all valid, so that they need not be validated when they run', () => {
    expect(
      operations.flatMap((document) => validate(schema, document).map(({ message }) => message)),
    ).toEqual([]);
  });

  it('cost less than the third-party limit', () => {
    for (const document of operations)
      expect(operationCost(schema, document, {})).toBeLessThan(20_000);
  });
});
