import { builder } from '@/server/api/graph/public/builder';
import type { UseCount } from '@/server/teams/uses/projectUses';
import { type Guarded, ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    UseCount: UseCount & Guarded;
  }
}

builder.objectType('UseCount', {
  description: 'How often the code of a project uses something, as its repositories report it.',
  fields: (t) => ({
    useCount: t.exposeInt('useCount', {
      description: 'How many uses: a compat key at a place in the code.',
      ...ruled('read'),
    }),
    fileCount: t.exposeInt('fileCount', { description: 'In how many files.', ...ruled('read') }),
    repositoryCount: t.exposeInt('repositoryCount', {
      description: 'In how many repositories.',
      ...ruled('read'),
    }),
    since: t.field({
      type: 'Date',
      description: 'The day of the first report that had it and has had it since.',
      ...ruled('read'),
      resolve: ({ since }) => since,
    }),
  }),
});
