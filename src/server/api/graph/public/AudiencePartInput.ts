import { AUDIENCE_LIMITS } from '@/server/model/audiences/checkRecipe';
import { builder } from './builder';

const unmappedInput = builder.inputType('UnmappedWeightInput', {
  description: 'Counted traffic without a browser release.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What it is, and why its release is unknown.' }),
    weight: t.float({
      required: true,
      description: 'Its weight within the part, in the unit of the other weights.',
    }),
  }),
});

const browserWeightsInput = builder.inputType('BrowserWeightsInput', {
  description: 'Counts for the releases of one browser.',
  fields: (t) => ({
    slug: t.string({
      required: true,
      description: "The browser's slug, such as `safari_ios`.",
    }),
    versions: t.stringList({
      required: true,
      description:
        'Versions as `Release.version` spells them. Versions the catalogue lacks are stored and count as unknown.',
    }),
    weights: t.floatList({
      required: true,
      description: 'One weight for each version, in any unit. Weights must not be negative.',
    }),
    values: t.floatList({
      description:
        'What each version is worth, such as its revenue, in any unit. Needs `value` on the part.',
    }),
  }),
});

const versionlessInput = builder.inputType('VersionlessWeightInput', {
  description: 'A browser that was counted without versions.',
  fields: (t) => ({
    browsers: t.stringList({
      required: true,
      description:
        'The slugs its name may stand for, 1 to 4. Without a platform, that can be both `chrome` and `chrome_android`.',
    }),
    weight: t.float({
      required: true,
      description: 'Its weight within the part, in the unit of the other weights.',
    }),
  }),
});

const valueInput = builder.inputType('AudienceValueInput', {
  description: 'What visits are worth. Stored as shares.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Its name, such as “Total revenue”.' }),
    step: t.float({
      required: true,
      description:
        'The precision of the data as a share: 0.001, 0.01 or 0.1. Answers are never more precise.',
    }),
    unknownWeight: t.float({
      required: true,
      description: 'What visits without a browser release are worth, in the unit of `values`.',
    }),
  }),
});

export const partInput = builder.inputType('AudiencePartInput', {
  description:
    'A part of an audience: either another audience, by `key`, or counts, in `browsers`, `versionless` and `unmapped`.',
  fields: (t) => ({
    weight: t.float({
      required: true,
      description: "The part's weight, relative to the other parts: 60 and 40, or 0.6 and 0.4.",
    }),
    key: t.string({
      description:
        "The key of another audience. A user's own audience is copied, so it may be deleted later.",
    }),
    browsers: t.field({
      type: [browserWeightsInput],
      description: `Counts by browser: at most ${AUDIENCE_LIMITS.releases} releases.`,
    }),
    unmapped: t.field({
      type: [unmappedInput],
      description: `Counted traffic without a release: at most ${AUDIENCE_LIMITS.unmapped} names.`,
    }),
    versionless: t.field({
      type: [versionlessInput],
      description:
        'Counts without versions. They are spread over releases by usage in `versionsFrom`, which is an estimate. ' +
        `At most ${AUDIENCE_LIMITS.versionless}.`,
    }),
    versionsFrom: t.string({
      description:
        'The place whose usage replaces the missing versions: `world`, `continent:eu` or `region:DE`. Required with `versionless`.',
    }),
    value: t.field({
      type: valueInput,
      description: 'What the visits counted in `browsers` are worth.',
    }),
  }),
});
