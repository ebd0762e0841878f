import { QUERY_LIMITS } from '@/engines/query/forServer';
import { checkFirst } from '@/server/model/features/connection';
import { featureList } from '@/server/model/features/featureList';
import { nearFeatures } from '@/server/model/features/nearFeatures';
import { builder } from './builder';
import { computed } from './computed';
import { featureSortEnum } from './FeatureSort';
import { checkListLine, listLineArg } from './linePercentArg';
import { NEAR_MATCHES, nearMatchesArg } from './nearMatchesArg';
import { forwardArgs, skipArg } from './pageArgs';

builder.queryFields((t) => ({
  features: t.field({
    type: 'FeatureConnection',
    description:
      'All features that match `query`. Words and "quoted phrases" match ids, names and descriptions, ignoring case. Terms such as ' +
      '`available_on:safari` or `coverage:>=95` are listed by `queryTerms`. Terms side by side must all match; combine them with `OR`, `AND`, parentheses ' +
      'and `-` for “not”. If the query does not parse, the list is empty and `queryProblem` says why.',
    args: {
      query: t.arg.string({
        description: `At most ${QUERY_LIMITS.characters} characters, ${QUERY_LIMITS.terms} terms and ${QUERY_LIMITS.depth} levels of parentheses. Empty matches all features.`,
      }),
      sort: t.arg({ type: featureSortEnum, description: 'Sort order. Default: NAME_ASC.' }),
      audience: t.arg.string({
        description:
          'Key of the audience for `coverage:` and for sorting. Default: `world`. See `audience` for errors.',
      }),
      linePercent: listLineArg(t.arg),
      skip: skipArg(t.arg),
      ...forwardArgs(t.arg),
      last: t.arg.int({
        description:
          'How many rows before `before`, or at the end of the list: 1 to 100. Use either `first` or `last`.',
      }),
      before: t.arg.string({
        description: 'A cursor of this list. The page ends before its row.',
      }),
    },
    ...computed(),
    resolve: (_, { linePercent, ...args }, context) =>
      featureList(context, { ...args, linePercent: checkListLine(linePercent) }),
  }),
  featureNearMatches: t.field({
    type: ['Feature'],
    description:
      'Features that a mistyped id may stand for, nearest first. Empty if the id exists, even if it has moved or was split.',
    args: {
      slug: t.arg.string({ required: true, description: 'The mistyped text.' }),
      first: nearMatchesArg(t.arg),
    },
    ...computed(),
    resolve: (_, { slug, first }, { catalogue }) => {
      const size = checkFirst(first, NEAR_MATCHES);
      if (catalogue.featureBySlug(slug) ?? catalogue.redirectBySlug(slug)) return [];
      return nearFeatures(catalogue, slug, size);
    },
  }),
}));
