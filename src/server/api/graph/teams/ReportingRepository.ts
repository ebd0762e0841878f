import { builder } from '@/server/api/graph/public/builder';
import type { ProjectRow } from '@/server/platform/database/Tables';
import type { RepositoryUses } from '@/server/teams/uses/projectUses';
import { type Guarded, ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    ReportingRepository: RepositoryUses & { readonly project: ProjectRow } & Guarded;
  }
}

const DAY_MS = 86_400_000;

/** Whole days between a moment and the start of a day. */
export const ageInDays = (moment: number, today: string): number =>
  Math.max(0, Math.floor(Date.parse(today) / DAY_MS) - Math.floor(moment / DAY_MS));

builder.objectType('ReportingRepository', {
  description: 'A repository that reports what it uses.',
  fields: (t) => ({
    name: t.exposeString('repository', {
      description: 'Its name, as it reports it.',
      ...ruled('read'),
    }),
    project: t.field({
      type: 'Project',
      description: 'The project it reports to.',
      ...ruled('read'),
      resolve: ({ project, access }) => ({ ...project, access }),
    }),
    reportedAt: t.field({
      type: 'DateTime',
      description: 'When its newest report came.',
      ...ruled('read'),
      resolve: ({ reportedAt }) => reportedAt,
    }),
    ageDays: t.int({
      description: 'How many whole days ago that was.',
      ...ruled('read'),
      resolve: ({ reportedAt }, _, { today }) => ageInDays(reportedAt, today),
    }),
    fileCount: t.exposeInt('fileCount', {
      description: 'How many of its files use something.',
      ...ruled('read'),
    }),
  }),
});
