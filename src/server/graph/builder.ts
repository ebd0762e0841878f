import SchemaBuilder from '@pothos/core';
import type { Day } from '@/domain/Day';
import type { RequestContext } from '@/server/features/RequestContext';

/**
 * What each object type resolves from. Every type's file adds its own, so that the types can name
 * one another in circles and their files need not import one another.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Declarations in the types' files fill it.
export interface GraphObjects {}

/** The same for interfaces. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Declarations in the types' files fill it.
export interface GraphInterfaces {}

interface SchemaTypes {
  Context: RequestContext;
  Objects: GraphObjects;
  Interfaces: GraphInterfaces;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    Date: { Input: Day; Output: Day };
    DateTime: { Input: string; Output: string };
  };
}

/**
 * Fields are non-null unless they say otherwise. Every resolver of a query is synchronous: a
 * promise a field doubles the cost of a list.
 */
export const builder = new SchemaBuilder<SchemaTypes>({ defaultFieldNullability: false });

/** What is given to a field's callback to declare its arguments. */
export type ArgBuilder = Parameters<Parameters<typeof builder.queryFields>[0]>[0]['arg'];

builder.scalarType('Date', {
  description: 'A calendar date in ISO 8601 format, `YYYY-MM-DD`, without time or time zone.',
  serialize: (day) => day,
});

builder.queryType({
  description: 'All queries. The data is public.',
});
