import { builder } from './builder';
import { featureRef, movedFeatureRef, splitFeatureRef } from './refs';

movedFeatureRef.implement({
  description: 'A web-features id that was given up for another.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The id that was given up.' }),
    movedTo: t.field({
      type: featureRef,
      description: 'The feature it names now.',
      resolve: ({ target }) => target,
    }),
  }),
});

splitFeatureRef.implement({
  description: 'A web-features id whose feature was split into several.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The id that was given up.' }),
    splitInto: t.field({
      type: [featureRef],
      description: 'The features that took its place.',
      extensions: { size: 3 },
      resolve: ({ targets }) => targets,
    }),
  }),
});

const RESULT_TYPES = { moved: 'MovedFeature', split: 'SplitFeature' } as const;

const featureResult = builder.unionType('FeatureResult', {
  description:
    'What a web-features id names: a feature, or what became of it. Ids are never forgotten.',
  types: [featureRef, movedFeatureRef, splitFeatureRef],
  resolveType: (result) => ('kind' in result ? RESULT_TYPES[result.kind] : 'Feature'),
});

builder.queryField('feature', (t) =>
  t.field({
    type: featureResult,
    nullable: true,
    description: 'A feature by its web-features id. Null when no feature ever had this id.',
    args: { slug: t.arg.string({ required: true, description: 'Its web-features id, `has`.' }) },
    resolve: (_, { slug }, { catalogue }) =>
      catalogue.featureBySlug(slug) ?? catalogue.redirectBySlug(slug),
  }),
);
