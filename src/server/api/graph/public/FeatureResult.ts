import { builder } from './builder';

const RESULT_TYPES = { moved: 'MovedFeature', split: 'SplitFeature' } as const;

const featureResult = builder.unionType('FeatureResult', {
  description: 'What a web-features id stands for: a feature, or what replaced it.',
  types: ['Feature', 'MovedFeature', 'SplitFeature'],
  resolveType: (result) => ('kind' in result ? RESULT_TYPES[result.kind] : 'Feature'),
});

builder.queryField('feature', (t) =>
  t.field({
    type: featureResult,
    nullable: true,
    description: 'A feature by its web-features id. Null if no feature has ever had this id.',
    args: {
      slug: t.arg.string({ required: true, description: 'Its web-features id, such as `has`.' }),
    },
    resolve: (_, { slug }, { catalogue }) =>
      catalogue.featureBySlug(slug) ?? catalogue.redirectBySlug(slug),
  }),
);
