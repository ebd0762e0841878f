import { reachesLine } from '@/domain/CoverageShares';
import { nearest } from '@/domain/nearMatches';
import type { Group } from '@/server/data/catalogue/Catalogue';
import { governingShares } from '@/server/model/coverage/coverage';
import { checkFirst } from '@/server/model/features/connection';
import { featureList } from '@/server/model/features/featureList';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { featureSortEnum } from './FeatureSort';
import { checkLinePercent, checkListLine, linePercentArg, listLineArg } from './linePercentArg';
import { NEAR_MATCHES, nearMatchesArg } from './nearMatchesArg';
import { forwardArgs, skipArg } from './pageArgs';

declare module './builder' {
  interface GraphObjects {
    Group: Group;
  }
}

/** From the top of the tree down to the parent. */
export function getAncestors<T extends { readonly parent?: T }>({ parent }: T): T[] {
  return parent ? [...getAncestors(parent), parent] : [];
}

builder.objectType('Group', {
  description: 'A group of features. Groups form a tree.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({
      description: 'Global id, such as `group:css/selectors`.',
      resolve: ({ path }) => `group:${path}`,
    }),
    slug: t.exposeString('slug', {
      description: 'Identifier in web-features, such as `selectors`.',
    }),
    path: t.exposeString('path', {
      description: 'Slugs from the top of the tree, joined by `/`. Identifies the group in URLs.',
    }),
    name: t.exposeString('name', { description: 'Display name.' }),
    parent: t.field({
      type: 'Group',
      nullable: true,
      description: 'The parent group. Null at the top of the tree.',
      resolve: ({ parent }) => parent,
    }),
    ancestors: t.field({
      type: ['Group'],
      description: 'The groups above it, from the top of the tree down. Empty at the top.',
      ...computed({ size: 3 }),
      resolve: (group) => getAncestors<Group>(group),
    }),
    children: t.field({
      type: ['Group'],
      description: 'Its direct subgroups.',
      ...computed(),
      resolve: ({ children }) => children,
    }),
  }),
});

builder.objectFields('Group', (t) => ({
  featureCount: t.int({
    description: 'How many features it contains, including its subgroups.',
    ...computed(),
    resolve: ({ features }) => features.length,
  }),
  featureCountAtLine: t.int({
    description: 'How many of them reach a line of coverage.',
    args: { audience: audienceArg(t.arg), linePercent: linePercentArg(t.arg) },
    ...computed(),
    resolve: ({ features }, args, { catalogue, audience }) => {
      const linePercent = checkLinePercent(args.linePercent);
      const shares = governingShares(catalogue, audience(args.audience), linePercent);
      return features.filter(({ index }) => reachesLine(shares[index]!, linePercent)).length;
    },
  }),
  features: t.field({
    type: 'FeatureConnection',
    description: 'The features it contains, including its subgroups, without duplicates.',
    args: {
      sort: t.arg({ type: featureSortEnum, description: 'Sort order. Default: NAME_ASC.' }),
      audience: t.arg.string({
        description: 'Key of the audience whose coverage is used for sorting. Default: `world`.',
      }),
      linePercent: listLineArg(t.arg),
      ...forwardArgs(t.arg),
      skip: skipArg(t.arg),
    },
    ...computed(),
    resolve: ({ features }, { linePercent, ...args }, context) =>
      featureList(context, { ...args, linePercent: checkListLine(linePercent) }, features),
  }),
}));

builder.queryFields((t) => ({
  group: t.field({
    type: 'Group',
    nullable: true,
    description: 'A group by its path. Null if there is none.',
    args: {
      path: t.arg.string({
        required: true,
        description: 'Slugs from the top of the tree, such as `css/selectors`.',
      }),
    },
    resolve: (_, { path }, { catalogue }) => catalogue.groupByPath(path),
  }),
  groups: t.field({
    type: ['Group'],
    description: 'All groups, sorted by path. Groups without a parent are at the top of the tree.',
    ...computed({ size: 104 }),
    resolve: (_, __, { catalogue }) => catalogue.groups,
  }),
  groupNearMatches: t.field({
    type: ['Group'],
    description:
      'Groups that a mistyped path may stand for, nearest first. Empty if the path exists.',
    args: {
      path: t.arg.string({ required: true, description: 'The mistyped text.' }),
      first: nearMatchesArg(t.arg),
    },
    ...computed(),
    resolve: (_, { path, first }, { catalogue }) => {
      const size = checkFirst(first, NEAR_MATCHES);
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
