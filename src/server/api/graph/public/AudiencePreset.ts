import type { AudiencePreset } from '@/server/model/audiences/audiencePresets';
import { audienceKindEnum } from './Audience';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    AudiencePreset: AudiencePreset;
  }
}

builder.objectType('AudiencePreset', {
  description: 'An audience that a picker can offer.',
  fields: (t) => ({
    key: t.exposeString('key', { description: "The audience's key." }),
    name: t.exposeString('name', { description: 'Display name.' }),
    kind: t.expose('kind', {
      type: audienceKindEnum,
      description: 'Where its weights come from.',
    }),
  }),
});
