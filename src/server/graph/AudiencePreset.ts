import type { AudiencePreset } from '@/server/audiences/audiencePresets';
import { audienceKindEnum } from './Audience';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    AudiencePreset: AudiencePreset;
  }
}

builder.objectType('AudiencePreset', {
  description: 'An audience that can be picked from a list.',
  fields: (t) => ({
    key: t.exposeString('key', { description: "The audience's key." }),
    name: t.exposeString('name', { description: 'A name to show.' }),
    kind: t.expose('kind', {
      type: audienceKindEnum,
      description: 'What kind of source its weights come from.',
    }),
  }),
});
