import { checkedFirst } from '@/server/features/connection';
import { dataKeyPage } from '@/server/features/keyList';
import { nearKeys } from '@/server/features/nearKeys';
import { builder } from './builder';
import { computed } from './computed';
import { NEAR_MATCHES, nearMatchesArg } from './nearMatchesArg';
import { forwardArgs } from './pageArgs';

builder.queryFields((t) => ({
  compatKey: t.field({
    type: 'CompatKey',
    nullable: true,
    description:
      'A dotted path of the compatibility data, `css.selectors.has`; a branch without data of its own is a key too, its cells UNKNOWN. Null when there is none.',
    args: { path: t.arg.string({ required: true, description: 'A dotted path.' }) },
    resolve: (_, { path }, { catalogue }) => catalogue.keyByPath(path),
  }),
  compatKeys: t.field({
    type: 'CompatKeyConnection',
    description:
      'All keys that carry compatibility data, in code-unit order of their paths, at or below `under` when given.',
    args: {
      under: t.arg.string({
        description: 'A dotted path; when it names no key the list is empty.',
      }),
      ...forwardArgs(t.arg),
    },
    ...computed(),
    resolve: (_, { under, ...args }, { catalogue }) => dataKeyPage(catalogue, under, args),
  }),
  compatRoots: t.field({
    type: ['CompatKey'],
    description: 'The tops of the key tree: api, css, html …',
    ...computed({ size: 12 }),
    resolve: (_, __, { catalogue }) => catalogue.rootKeys,
  }),
  compatKeyNearMatches: t.field({
    type: ['CompatKey'],
    description:
      'Keys a mistyped path may mean, the nearest first: last segments are compared before parents. Empty when the path exists.',
    args: {
      path: t.arg.string({ required: true, description: 'What was typed.' }),
      first: nearMatchesArg(t.arg),
    },
    ...computed(),
    resolve: (_, { path, first }, { catalogue }) => {
      const size = checkedFirst(first, NEAR_MATCHES);
      return catalogue.keyByPath(path) ? [] : nearKeys(catalogue, path, size);
    },
  }),
}));
