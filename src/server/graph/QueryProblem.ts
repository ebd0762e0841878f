import type { QueryProblem } from '@/query/QueryProblem';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    QueryProblem: QueryProblem;
  }
}

builder.objectType('QueryProblem', {
  description: 'Where and why a query does not parse; `start` and `end` count UTF-16 units.',
  fields: (t) => ({
    message: t.exposeString('message', {
      description: 'A sentence for the person who typed it: what is wrong and what was expected.',
    }),
    start: t.exposeInt('start', { description: 'Where the problem begins.' }),
    end: t.exposeInt('end', {
      description: 'Where it ends; the unit at this position is not part of it.',
    }),
    suggestion: t.exposeString('suggestion', {
      nullable: true,
      description:
        'The whole query with this problem mended; null where nobody can guess what was meant.',
    }),
  }),
});
