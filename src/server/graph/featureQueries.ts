import { nearest } from '@/domain/nearMatches';
import { QUERY_LIMITS } from '@/query/terms.data';
import { checkedFirst } from '@/server/features/connection';
import { featureList } from '@/server/features/featureList';
import { builder } from './builder';
import { computed } from './computed';
import { featureSortEnum } from './FeatureSort';
import { NEAR_MATCHES, nearMatchesArg } from './nearMatchesArg';
import { forwardArgs, skipArg } from './pageArgs';

builder.queryFields((t) => ({
  features: t.field({
    type: 'FeatureConnection',
    description:
      'Every feature that `query` finds. Words and "quoted phrases" occur in its id, name or description, whatever their case; terms such as ' +
      '`available_on:safari` or `coverage:>=95` are listed by `queryTerms`. Terms side by side must all hold; `OR`, `AND`, brackets and `-` for “not” ' +
      'combine them. A query that does not parse gives `queryProblem` and no rows.',
    args: {
      query: t.arg.string({
        description: `At most ${QUERY_LIMITS.characters} characters, ${QUERY_LIMITS.terms} terms and brackets ${QUERY_LIMITS.depth} deep. All features when empty.`,
      }),
      sort: t.arg({ type: featureSortEnum, description: 'The order; NAME_ASC when left out.' }),
      audience: t.arg.string({
        description:
          'Whose coverage `coverage:` and the sort are about, an audience key; `world` when left out. An invalid key is the error AUDIENCE_INVALID.',
      }),
      skip: skipArg(t.arg),
      ...forwardArgs(t.arg),
      last: t.arg.int({
        description:
          'How many rows before `before`, or before the end: 1 to 100. Give `first` or `last`, not both.',
      }),
      before: t.arg.string({
        description: 'A cursor of this list: the page ends in front of its row.',
      }),
    },
    ...computed(),
    resolve: (_, args, context) => featureList(context, args),
  }),
  featureNearMatches: t.field({
    type: ['Feature'],
    description:
      'Features a mistyped id may mean, the nearest first. Empty when the id exists, moved and split ones included.',
    args: {
      slug: t.arg.string({ required: true, description: 'What was typed.' }),
      first: nearMatchesArg(t.arg),
    },
    ...computed(),
    resolve: (_, { slug, first }, { catalogue }) => {
      const size = checkedFirst(first, NEAR_MATCHES);
      if (catalogue.featureBySlug(slug) ?? catalogue.redirectBySlug(slug)) return [];
      return nearest(
        slug,
        catalogue.features.map((feature) => ({
          row: feature,
          names: [feature.slug, feature.name],
        })),
        size,
      );
    },
  }),
}));
