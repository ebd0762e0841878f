import SchemaBuilder from '@pothos/core';
import type { Day } from '@/domain/Day';
import type { RequestContext } from '@/server/model/features/RequestContext';

/**
 * The source of each object type. Every type's file adds its own, so that types can refer to one
 * another in circles without importing one another's files.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- Declarations in the types' files fill it.
export interface GraphObjects {}

/** The same for interfaces. */
// oxlint-disable-next-line typescript/no-empty-object-type -- Declarations in the types' files fill it.
export interface GraphInterfaces {}

interface SchemaTypes {
  Context: RequestContext;
  Objects: GraphObjects;
  Interfaces: GraphInterfaces;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    Date: { Input: Day; Output: Day };
    /** Milliseconds since 1970. */
    DateTime: { Input: number; Output: number };
  };
}

/**
 * Fields are non-null unless they say otherwise. Every resolver of public data is synchronous: a
 * promise a field doubles the cost of a list. Only fields of a team wait for the database.
 */
export const builder = new SchemaBuilder<SchemaTypes>({ defaultFieldNullability: false });

type AllTypes = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;

/** Declares the fields of an object type with this source. */
export type FieldBuilder<Source> = PothosSchemaTypes.ObjectFieldBuilder<AllTypes, Source>;

/** Declares the arguments of a field, in its callback. */
export type ArgBuilder = Parameters<Parameters<typeof builder.queryFields>[0]>[0]['arg'];

builder.scalarType('Date', {
  description: 'A calendar date in ISO 8601 format, `YYYY-MM-DD`, without time or time zone.',
  serialize: (day) => day,
});

builder.scalarType('DateTime', {
  description: 'A moment in ISO 8601 format, in UTC, such as `2026-11-21T09:30:00.000Z`.',
  serialize: (ms) => new Date(ms).toISOString(),
  parseValue: (text) => Date.parse(String(text)),
});

builder.queryType({
  description:
    'All queries. The data is public, except what belongs to a person or a workspace: only they and their tokens can read it.',
});
