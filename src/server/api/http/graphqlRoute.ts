import { perProcess } from '@/server/platform/memory/perProcess';
import type { GraphqlHandler } from './graphqlHandler';

const memory = perProcess('graphqlRoute', (): { handler?: GraphqlHandler } => ({}));

/**
 * The route of a build, once Next has loaded it: the server then need not ask Next for each
 * operation which route it belongs to. Its schema is in the pages' code, and must not be there twice.
 */
export const graphqlRoute = {
  get handler(): GraphqlHandler | undefined {
    return memory.handler;
  },
  loaded(handler: GraphqlHandler): GraphqlHandler {
    memory.handler = handler;
    return handler;
  },
};
