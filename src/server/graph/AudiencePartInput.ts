import { AUDIENCE_LIMITS } from '@/server/audiences/checkRecipe';
import { builder } from './builder';

const unmappedInput = builder.inputType('UnmappedWeightInput', {
  description: 'What was counted and has no release.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What it is called, and why it is unknown.' }),
    weight: t.float({
      required: true,
      description: 'How much of its part it is, in the unit of the other weights.',
    }),
  }),
});

const browserWeightsInput = builder.inputType('BrowserWeightsInput', {
  description: 'What was counted of one browser.',
  fields: (t) => ({
    slug: t.string({
      required: true,
      description: 'The slug of the browser, such as `safari_ios`.',
    }),
    versions: t.stringList({
      required: true,
      description:
        'Versions of its releases as `Release.version` has them. Others are kept and count as unknown.',
    }),
    weights: t.floatList({
      required: true,
      description: 'One for each version, in any unit; none negative.',
    }),
  }),
});

const versionlessInput = builder.inputType('VersionlessWeightInput', {
  description: 'A browser that was counted without versions.',
  fields: (t) => ({
    browsers: t.stringList({
      required: true,
      description:
        'The slugs its name may mean, 1 to 4: `chrome` and `chrome_android` where no platform was counted either.',
    }),
    weight: t.float({
      required: true,
      description: 'How much of its part it is, in the unit of the other weights.',
    }),
  }),
});

export const partInput = builder.inputType('AudiencePartInput', {
  description:
    'A part of an audience: either another audience by its `key`, or what was counted, in `browsers`, `versionless` and `unmapped`.',
  fields: (t) => ({
    weight: t.float({
      required: true,
      description:
        'How much of the whole it is, beside the weights of the other parts: 60 and 40, or 0.6 and 0.4.',
    }),
    key: t.string({
      description:
        'The key of another audience. An own audience is copied, and does not have to last.',
    }),
    browsers: t.field({
      type: [browserWeightsInput],
      description: `What was counted: at most ${AUDIENCE_LIMITS.releases} releases.`,
    }),
    unmapped: t.field({
      type: [unmappedInput],
      description: `What was counted and has no release: at most ${AUDIENCE_LIMITS.unmapped} names.`,
    }),
    versionless: t.field({
      type: [versionlessInput],
      description:
        'What was counted without versions: spread over the releases of these browsers as people in `versionsFrom` use them, which is an estimate. ' +
        `At most ${AUDIENCE_LIMITS.versionless}.`,
    }),
    versionsFrom: t.string({
      description:
        'The place whose releases stand in for the versions nobody counted: `world`, `continent:eu` or `region:DE`. Required with `versionless`.',
    }),
  }),
});
