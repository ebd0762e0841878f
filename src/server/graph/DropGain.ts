import { type DropGain, dropGains } from '@/server/coverage/dropGains';
import { builder } from './builder';
import { computed } from './computed';
import { checkedLine, linePercentArg } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    DropGain: DropGain;
  }
}

builder.objectType('DropGain', {
  description: 'What it would bring to leave out releases from before a day.',
  fields: (t) => ({
    before: t.expose('before', {
      type: 'Date',
      description: 'Releases that came out before this day are left out.',
    }),
    ageMonths: t.exposeInt('ageMonths', { description: 'How many months ago that day is.' }),
    droppedShare: t.exposeFloat('droppedShare', {
      description: 'The share of the audience that is left out, 0–1.',
    }),
    releaseCount: t.exposeInt('releaseCount', {
      description: 'How many releases in use are left out.',
    }),
    featureCount: t.exposeInt('featureCount', {
      description: 'How many features then are on or above the line among those who are left.',
    }),
    gainedCount: t.exposeInt('gainedCount', {
      description: 'How many of them are below it for the whole audience.',
    }),
  }),
});

builder.objectFields('Audience', (t) => ({
  dropGains: t.field({
    type: ['DropGain'],
    description: 'What it would bring to leave out its oldest releases, by age, the oldest first.',
    args: { linePercent: linePercentArg(t.arg) },
    ...computed({ size: 8 }),
    resolve: (audience, { linePercent }, { catalogue, today }) =>
      dropGains(catalogue, audience, checkedLine(linePercent), today),
  }),
}));
