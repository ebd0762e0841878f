import { builder } from './builder';

export const supportClassEnum = builder.enumType('SupportClass', {
  description: 'What one browser can do with a feature or a key.',
  values: {
    YES: { description: 'Has it.' },
    PARTIAL: { description: 'Has part of it.' },
    PREVIEW: { description: 'Has it in a release that is not out yet.' },
    NO: { description: 'Does not have it, no longer has it, or only behind a flag.' },
    REMOVED_PARTIAL: { description: 'Had part of it.' },
    UNKNOWN: { description: 'The data is silent.' },
  } as const,
});
