import type { QueryProblem } from '@/engines/query/forServer';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    QueryProblem: QueryProblem;
  }
}

builder.objectType('QueryProblem', {
  description: 'Where and why a query does not parse. `start` and `end` count UTF-16 units.',
  fields: (t) => ({
    message: t.exposeString('message', {
      description: 'What is wrong and what was expected, for the person who typed the query.',
    }),
    start: t.exposeInt('start', { description: 'Start of the problem.' }),
    end: t.exposeInt('end', {
      description: 'End of the problem, exclusive.',
    }),
    suggestion: t.exposeString('suggestion', {
      nullable: true,
      description: 'The whole query with this problem fixed. Null if there is no likely fix.',
    }),
  }),
});
