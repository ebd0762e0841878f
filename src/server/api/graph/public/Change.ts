import type { BaselineChange } from '@/server/model/changes/baselineChange';
import type { Change } from '@/server/model/changes/compareSides';
import type { SupportChange } from '@/server/model/changes/supportChanges';
import { baselineStatusEnum } from './Baseline';
import { builder } from './builder';
import { changeCauseEnum } from './ChangePart';

declare module './builder' {
  interface GraphObjects {
    Change: Change;
    BaselineChange: BaselineChange;
    SupportChange: SupportChange;
  }
}

export const changeKindEnum = builder.enumType('ChangeKind', {
  description: 'What changed about a feature.',
  values: {
    ADDED: { description: 'The feature is new in the data.' },
    MOVED: { description: 'It has a new id, or was split off from another feature.' },
    DISCOURAGED: { description: 'web-features advises against it now.' },
    BASELINE_UP: { description: 'It became newly or widely available.' },
    BASELINE_DOWN: { description: 'It is no longer as available as it was.' },
    SUPPORT: { description: 'A browser began or ended support, or the data on it was corrected.' },
    COVERAGE: { description: 'Its coverage changed by at least 0.05 points.' },
  } as const,
});

builder.objectType('BaselineChange', {
  description: 'A change of Baseline status. Each end is judged on its own day.',
  fields: (t) => ({
    before: t.expose('before', { type: baselineStatusEnum, description: 'The status before.' }),
    after: t.expose('after', { type: baselineStatusEnum, description: 'The status after.' }),
    cause: t.expose('cause', { type: changeCauseEnum, description: 'Why it changed.' }),
  }),
});

builder.objectType('SupportChange', {
  description: 'A change of one browser’s support.',
  fields: (t) => ({
    browserName: t.exposeString('browserName', { description: 'Name of the browser.' }),
    browserSlug: t.exposeString('browserSlug', { description: 'Slug of the browser.' }),
    isCore: t.exposeBoolean('isCore', { description: 'Whether the browser defines Baseline.' }),
    before: t.exposeString('before', {
      description: 'The support before: since which version, or none.',
    }),
    after: t.exposeString('after', { description: 'The support after.' }),
    source: t.exposeString('source', {
      description: 'The package that says so, with its version.',
    }),
    sourceUrl: t.exposeString('sourceUrl', { description: 'The URL of the file that says so.' }),
  }),
});

builder.objectType('Change', {
  description: 'How one feature differs between two data versions or dates.',
  fields: (t) => ({
    feature: t.field({
      type: 'Feature',
      nullable: true,
      description: 'The feature in the data served now. Null if it is not there.',
      resolve: ({ slug }, _, { catalogue }) => catalogue.featureBySlug(slug),
    }),
    slug: t.exposeString('slug', { description: 'Its id in the later data.' }),
    name: t.exposeString('name', { description: 'Its name in the later data.' }),
    earlierSlug: t.exposeString('earlierSlug', {
      nullable: true,
      description: 'Its former id, or the id it was split off from. Null if it did not move.',
    }),
    kinds: t.expose('kinds', { type: [changeKindEnum], description: 'What changed about it.' }),
    beforeShare: t.exposeFloat('beforeShare', {
      description: 'The supported share before, 0–1. For a new feature it is 0.',
    }),
    afterShare: t.exposeFloat('afterShare', { description: 'The supported share after, 0–1.' }),
    parts: t.field({
      type: ['ChangePart'],
      description: 'Why the share differs, largest part first. The parts sum to the difference.',
      extensions: { size: 2 },
      resolve: ({ parts }) => parts,
    }),
    baseline: t.field({
      type: 'BaselineChange',
      nullable: true,
      description: 'How its Baseline status changed. Null if it did not.',
      resolve: ({ baseline }) => baseline,
    }),
    support: t.field({
      type: ['SupportChange'],
      description: 'How the support of browsers changed, in catalogue order.',
      extensions: { size: 3 },
      resolve: ({ support }) => support,
    }),
  }),
});
