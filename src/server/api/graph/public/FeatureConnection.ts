import type { QueryProblem } from '@/engines/query/forServer';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { type Connection, encodeCursor } from '@/server/model/features/connection';
import { builder } from './builder';
import { connectionFields } from './connectionFields';

declare module './builder' {
  interface GraphObjects {
    FeatureEdge: Feature;
    FeatureConnection: Connection<Feature> & { readonly queryProblem?: QueryProblem };
  }
}

const CURSOR = 'Opaque. Pass it as `after` or `before` to continue from this row.';

builder.objectType('FeatureEdge', {
  description: 'A feature in a list.',
  fields: (t) => ({
    cursor: t.string({ description: CURSOR, resolve: ({ slug }) => encodeCursor(slug) }),
    node: t.field({ type: 'Feature', description: 'The feature.', resolve: (feature) => feature }),
  }),
});

builder.objectType('FeatureConnection', {
  description: 'A page of a list of features.',
  fields: (t) => ({
    ...connectionFields(t, 'FeatureEdge'),
    queryProblem: t.field({
      type: 'QueryProblem',
      nullable: true,
      description:
        'Why `query` does not parse, in which case the list is empty. Null if it parses.',
      resolve: ({ queryProblem }) => queryProblem,
    }),
  }),
});
