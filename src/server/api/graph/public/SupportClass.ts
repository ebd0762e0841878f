import { builder } from './builder';

export const supportClassEnum = builder.enumType('SupportClass', {
  description: 'Support for a feature or compat key in one browser.',
  values: {
    YES: { description: 'Supported.' },
    PARTIAL: { description: 'Partly supported.' },
    PREVIEW: { description: 'Supported only in a release that is not out yet.' },
    NO: { description: 'Not supported, no longer supported, or only behind a flag.' },
    REMOVED_PARTIAL: { description: 'Was partly supported.' },
    UNKNOWN: { description: 'The data has no entry.' },
  } as const,
});
