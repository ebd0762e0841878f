import { builder } from '@/server/api/graph/public/builder';
import { checkFirst } from '@/server/model/features/connection';
import { listRevisions, type SourceRevisionRow } from '@/server/teams/sources/addRevision';
import { sourceKindEnum } from './AudienceSource';
import { type Guarded, ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    AudienceRevision: SourceRevisionRow & Guarded;
  }
}

const REVISIONS = { byDefault: 10, max: 50 };

builder.objectType('AudienceRevision', {
  description: 'One count of an audience. Revisions never change.',
  fields: (t) => ({
    id: t.id({
      description: 'Global id.',
      ...ruled('read'),
      resolve: ({ id }) => `revision:${id}`,
    }),
    hash: t.exposeString('hash', {
      description: 'A hash of the counts: equal counts have equal hashes.',
      ...ruled('read'),
    }),
    origin: t.field({
      type: sourceKindEnum,
      description: 'The kind of source that counted it.',
      ...ruled('read'),
      resolve: ({ origin }) => origin,
    }),
    from: t.field({
      type: 'Date',
      description: 'The first day that was counted.',
      ...ruled('read'),
      resolve: ({ from_day }) => from_day,
    }),
    to: t.field({
      type: 'Date',
      description: 'The last day that was counted.',
      ...ruled('read'),
      resolve: ({ to_day }) => to_day,
    }),
    takenAt: t.field({
      type: 'DateTime',
      description: 'When it arrived.',
      ...ruled('read'),
      resolve: ({ taken_at }) => Number(taken_at),
    }),
  }),
});

builder.objectFields('AudienceSource', (t) => ({
  revisions: t.field({
    type: ['AudienceRevision'],
    description: 'The revisions it delivered, newest first.',
    args: {
      first: t.arg.int({
        description: `How many at most, 1 to ${REVISIONS.max}. Default: ${REVISIONS.byDefault}.`,
      }),
    },
    ...ruled('read', { size: REVISIONS.byDefault }),
    resolve: async ({ audience_id, access }, { first }, context) => {
      const rows = await listRevisions(
        await context.database(),
        audience_id,
        checkFirst(first, REVISIONS),
      );
      return rows.map((row) => ({ ...row, access }));
    },
  }),
}));
