import { nearest } from '@/domain/nearMatches';
import { QUERY_LIMITS } from '@/query/terms.data';
import type { Catalogue, Feature } from '@/server/catalogue/Catalogue';
import { supportedShares } from '@/server/coverage/coverage';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { checkedFirst, forwardArgs, skipArg } from './connection';
import { featureList } from './featureList';
import { featureSortEnum } from './FeatureSort';
import { checkedLine, linePercentArg } from './linePercentArg';
import { NEAR_MATCHES, nearMatchesArg } from './nearMatchesArg';
import { featureConnectionRef, featureRef, nearLineRef } from './refs';

const NEAR_LINE = { byDefault: 6, max: 20 };

nearLineRef.implement({
  description: 'The features nearest to a line of coverage.',
  fields: (t) => ({
    above: t.field({
      type: [featureRef],
      description: 'Features on or above the line, the lowest first.',
      resolve: ({ above }) => above,
    }),
    below: t.field({
      type: [featureRef],
      description: 'Features below the line, the highest first.',
      resolve: ({ below }) => below,
    }),
  }),
});

/**
 * Features on either side of `share` (0–1), those nearest to it first; equal shares in the order of
 * slugs.
 */
function nearLine({ features }: Catalogue, shares: Float64Array, share: number, first: number) {
  const distance = ({ index }: Feature): number => Math.abs(shares[index]! - share);
  const isAbove = ({ index }: Feature): boolean => shares[index]! >= share;
  const byDistance = features.toSorted((a, b) => distance(a) - distance(b) || a.index - b.index);

  return {
    above: byDistance.filter(isAbove).slice(0, first),
    below: byDistance.filter((feature) => !isAbove(feature)).slice(0, first),
  };
}

builder.queryFields((t) => ({
  features: t.field({
    type: featureConnectionRef,
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
    type: [featureRef],
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
  featuresNearLine: t.field({
    type: nearLineRef,
    description: 'The features whose supported share is nearest to a line, on either side of it.',
    args: {
      audience: audienceArg(t.arg),
      linePercent: linePercentArg(t.arg),
      first: t.arg.int({
        description: `How many on each side, 1 to ${NEAR_LINE.max}; ${NEAR_LINE.byDefault} when left out.`,
      }),
    },
    ...computed(),
    resolve: (_, { audience, linePercent, first }, context) => {
      const { features: shares } = supportedShares(context.audience(audience));
      return nearLine(
        context.catalogue,
        shares,
        checkedLine(linePercent) / 100,
        checkedFirst(first, NEAR_LINE),
      );
    },
  }),
}));
