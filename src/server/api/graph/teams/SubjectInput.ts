import { builder } from '@/server/api/graph/public/builder';

export const subjectInput = builder.inputType('DecisionSubjectInput', {
  description: 'What a decision is about: exactly one of these.',
  fields: (t) => ({
    feature: t.string({ description: 'The slug of a feature.' }),
    compatKey: t.string({ description: 'The path of a compat key.' }),
    features: t.stringList({ description: 'Slugs of features that are used together.' }),
  }),
});
