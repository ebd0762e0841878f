import { builder } from '@/server/api/graph/public/builder';
import type { AuditRow } from '@/server/platform/database/Tables';
import { findActorName } from '@/server/teams/workspaces/findActorName';
import { type Guarded, ruled } from './fieldRules';
import { teamConnection } from './teamConnection';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    AuditEntry: AuditRow & Guarded;
  }
}

builder.objectType('AuditEntry', {
  description:
    'A decision, a sign-in, or a change of members, roles, tokens, projects or settings.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.', ...ruled('manage'), resolve: ({ id }) => `audit:${id}` }),
    at: t.field({
      type: 'DateTime',
      description: 'When it was done.',
      ...ruled('manage'),
      resolve: ({ at }) => at,
    }),
    actor: t.string({
      description: 'Who did it, by name.',
      ...ruled('manage'),
      resolve: async ({ actor }, _, context) => findActorName(await context.database(), actor),
    }),
    action: t.exposeString('action', {
      description: 'What was done, such as `member.invited`.',
      ...ruled('manage'),
    }),
    address: t.string({
      nullable: true,
      description:
        'The network address it came from. Null after 90 days, and for what no request did.',
      ...ruled('manage'),
      resolve: ({ address = null }) => address,
    }),
    subject: t.exposeString('subject', { description: 'What it was done to.', ...ruled('manage') }),
  }),
});

export const auditConnection = teamConnection<AuditRow, 'AuditEntry'>('Audit', {
  node: 'AuditEntry',
  rule: 'manage',
  what: ['changes', 'an entry'],
  toNode: (row, { access }) => ({ ...row, access: access! }),
});
