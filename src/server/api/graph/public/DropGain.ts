import { type DropGain, dropGains } from '@/server/model/coverage/dropGains';
import { builder } from './builder';
import { computed } from './computed';
import { checkLinePercent, linePercentArg } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    DropGain: DropGain;
  }
}

builder.objectType('DropGain', {
  description: 'What dropping all releases from before a day would gain.',
  fields: (t) => ({
    before: t.expose('before', {
      type: 'Date',
      description: 'Releases from before this day are dropped.',
    }),
    ageMonths: t.exposeInt('ageMonths', { description: 'How many months ago that day was.' }),
    droppedShare: t.exposeFloat('droppedShare', {
      description: 'The share of the audience that is dropped, 0–1.',
    }),
    releaseCount: t.exposeInt('releaseCount', {
      description: 'How many used releases are dropped.',
    }),
    featureCount: t.exposeInt('featureCount', {
      description: 'How many features reach the line among the remaining audience.',
    }),
    gainedCount: t.exposeInt('gainedCount', {
      description: 'How many of these features do not reach the line for the whole audience.',
    }),
  }),
});

builder.objectFields('Audience', (t) => ({
  dropGains: t.field({
    type: ['DropGain'],
    description: 'What dropping the oldest releases would gain, by age, oldest first.',
    args: { linePercent: linePercentArg(t.arg) },
    ...computed({ size: 8 }),
    resolve: (audience, { linePercent }, { catalogue, today }) =>
      dropGains(catalogue, audience, checkLinePercent(linePercent), today),
  }),
}));
