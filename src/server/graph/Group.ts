import { nearest } from '@/domain/nearMatches';
import type { Group } from '@/server/catalogue/Catalogue';
import { checkedFirst } from '@/server/features/connection';
import { featureList } from '@/server/features/featureList';
import { builder } from './builder';
import { computed } from './computed';
import { featureSortEnum } from './FeatureSort';
import { NEAR_MATCHES, nearMatchesArg } from './nearMatchesArg';
import { forwardArgs, skipArg } from './pageArgs';

declare module './builder' {
  interface GraphObjects {
    Group: Group;
  }
}

/** From the top of the tree down to the parent. */
export function ancestorsOf<T extends { readonly parent?: T }>({ parent }: T): T[] {
  return parent ? [...ancestorsOf(parent), parent] : [];
}

builder.objectType('Group', {
  description: 'A group of features; groups form a tree.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({
      description: 'The global id, `group:css/selectors`.',
      resolve: ({ path }) => `group:${path}`,
    }),
    slug: t.exposeString('slug', { description: 'What names it in the data, `selectors`.' }),
    path: t.exposeString('path', {
      description: 'Slugs from the top of the tree, joined by `/`: what names it in URLs.',
    }),
    name: t.exposeString('name', { description: 'A name to show.' }),
    parent: t.field({
      type: 'Group',
      nullable: true,
      description: 'The group it is part of; null at the top.',
      resolve: ({ parent }) => parent,
    }),
    ancestors: t.field({
      type: ['Group'],
      description: 'The groups above it, from the top down; empty at the top.',
      ...computed({ size: 3 }),
      resolve: (group) => ancestorsOf<Group>(group),
    }),
    children: t.field({
      type: ['Group'],
      description: 'The groups directly below it.',
      ...computed(),
      resolve: ({ children }) => children,
    }),
    featureCount: t.int({
      description: 'How many features it and all groups below it have.',
      ...computed(),
      resolve: ({ features }) => features.length,
    }),
    features: t.field({
      type: 'FeatureConnection',
      description: 'The features of it and of all groups below it, each once.',
      args: {
        sort: t.arg({ type: featureSortEnum, description: 'The order; NAME_ASC when left out.' }),
        audience: t.arg.string({
          description: 'Whose coverage to sort by, an audience key; `world` when left out.',
        }),
        ...forwardArgs(t.arg),
        skip: skipArg(t.arg),
      },
      ...computed(),
      resolve: ({ features }, args, context) => featureList(context, args, features),
    }),
  }),
});

builder.queryFields((t) => ({
  group: t.field({
    type: 'Group',
    nullable: true,
    description: 'A group by its path; null when there is none.',
    args: {
      path: t.arg.string({
        required: true,
        description: 'Slugs from the top of the tree, `css/selectors`.',
      }),
    },
    resolve: (_, { path }, { catalogue }) => catalogue.groupByPath(path),
  }),
  groups: t.field({
    type: ['Group'],
    description:
      'All groups, in the order of their paths; those without a parent are the tops of the tree.',
    ...computed({ size: 104 }),
    resolve: (_, __, { catalogue }) => catalogue.groups,
  }),
  groupNearMatches: t.field({
    type: ['Group'],
    description: 'Groups a mistyped path may mean, the nearest first; empty when the path exists.',
    args: {
      path: t.arg.string({ required: true, description: 'What was typed.' }),
      first: nearMatchesArg(t.arg),
    },
    ...computed(),
    resolve: (_, { path, first }, { catalogue }) => {
      const size = checkedFirst(first, NEAR_MATCHES);
      if (catalogue.groupByPath(path)) return [];
      return nearest(
        path,
        catalogue.groups.map((group) => ({
          row: group,
          names: [group.path, group.slug, group.name],
        })),
        size,
      );
    },
  }),
}));
