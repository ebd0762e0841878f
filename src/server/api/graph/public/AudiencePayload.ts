import type { Audience } from '@/domain/Audience';
import { builder } from './builder';
import type { Problem } from './Problem';

declare module './builder' {
  interface GraphObjects {
    AudienceLookup: AudiencePayload;
    CreateAudiencePayload: AudiencePayload;
    RenameAudiencePayload: AudiencePayload;
  }
}

export interface AudiencePayload {
  readonly audience?: Audience;
  readonly problems: readonly Problem[];
}

const PAYLOADS = {
  AudienceLookup: 'An audience, or why there is none.',
  CreateAudiencePayload: 'The audience that was made, or why none was.',
  RenameAudiencePayload: 'The audience under its new name, or why it was not renamed.',
} as const;

for (const name of Object.keys(PAYLOADS) as (keyof typeof PAYLOADS)[])
  builder.objectType(name, {
    description: PAYLOADS[name],
    fields: (t) => ({
      audience: t.field({
        type: 'Audience',
        nullable: true,
        description: 'The audience. Null if there are problems.',
        resolve: ({ audience }) => audience,
      }),
      problems: t.field({
        type: ['Problem'],
        description: 'Why there is no audience. Empty if there is one.',
        extensions: { size: 1 },
        resolve: ({ problems }) => problems,
      }),
    }),
  });
