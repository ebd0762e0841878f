import { checkFirst } from '@/server/model/features/connection';
import { dataKeyPage } from '@/server/model/features/keyList';
import { nearKeys } from '@/server/model/features/nearKeys';
import { builder } from './builder';
import { computed } from './computed';
import { NEAR_MATCHES, nearMatchesArg } from './nearMatchesArg';
import { forwardArgs } from './pageArgs';

builder.queryFields((t) => ({
  compatKey: t.field({
    type: 'CompatKey',
    nullable: true,
    description:
      'A compat key by its dotted path, such as `css.selectors.has`. Keys that only group others exist, too; their cells are UNKNOWN. Null if there is no such key.',
    args: { path: t.arg.string({ required: true, description: 'A dotted path.' }) },
    resolve: (_, { path }, { catalogue }) => catalogue.keyByPath(path),
  }),
  compatKeys: t.field({
    type: 'CompatKeyConnection',
    description:
      'All keys with compat data, sorted by path. With `under`, only those at or below that path.',
    args: {
      under: t.arg.string({
        description: 'A dotted path. The list is empty if there is no such key.',
      }),
      ...forwardArgs(t.arg),
    },
    ...computed(),
    resolve: (_, { under, ...args }, { catalogue }) => dataKeyPage(catalogue, under, args),
  }),
  compatRoots: t.field({
    type: ['CompatKey'],
    description: 'The top of the compat key tree: api, css, html …',
    ...computed({ size: 12 }),
    resolve: (_, __, { catalogue }) => catalogue.rootKeys,
  }),
  compatKeyNearMatches: t.field({
    type: ['CompatKey'],
    description:
      'Compat keys that a mistyped path may stand for, nearest first. The last segment counts most. Empty if the path exists.',
    args: {
      path: t.arg.string({ required: true, description: 'The mistyped text.' }),
      first: nearMatchesArg(t.arg),
    },
    ...computed(),
    resolve: (_, { path, first }, { catalogue }) => {
      const size = checkFirst(first, NEAR_MATCHES);
      return catalogue.keyByPath(path) ? [] : nearKeys(catalogue, path, size);
    },
  }),
}));
