import { GraphQLError } from 'graphql';

/** The whole request fails, and may be sent again, because the database is away. */
export function storageAway(message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: {
      code: 'STORAGE_UNAVAILABLE',
      http: { status: 503, headers: { 'retry-after': '5' }, spec: false },
    },
  });
}
