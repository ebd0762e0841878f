import { formatCountWithNoun } from '@/domain/format';

/** By action: the sentence before the name of what it concerns. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  'channel.created': 'Added the channel',
  'channel.deleted': 'Deleted the channel',
  'decision.recorded': 'Decided in',
  'invitation.revoked': 'Withdrew the invitation of',
  'member.invited': 'Invited',
  'member.joined': 'Joined:',
  'member.left': 'Left:',
  'member.removed': 'Removed',
  'member.role_changed': 'Changed a role:',
  'project.created': 'Created the project',
  'project.updated': 'Changed the project',
  'source.created': 'Began to sync',
  'source.deleted': 'Stopped syncing',
  'source.key': 'Replaced the key of',
  'token.created': 'Created the API token',
  'token.revoked': 'Revoked the API token',
  'uses.deleted': 'Deleted the reported uses of',
  'uses.reported': 'Began to report uses of',
  'workspace.created': 'Created the workspace',
  'workspace.deletion_set': 'Asked to delete the workspace',
  'workspace.deletion_stopped': 'Kept the workspace',
  'workspace.exported': 'Exported the workspace',
  'workspace.handed_over': 'Handed the workspace over:',
  'workspace.imported': 'Imported a workspace with',
  'workspace.renamed': 'Renamed the workspace to',
};

/** By action on many decisions, whose subject is “Shop: 208”. */
const BULK: Readonly<Record<string, readonly [verb: string, noun: string]>> = {
  'decisions.adopted': ['Adopted', 'feature'],
  'decisions.imported': ['Imported', 'decision'],
  'decisions.undone': ['Took back', 'decision'],
};

/** An entry of the audit log as a sentence; actions of newer versions keep their own words. */
export function auditSentence(action: string, subject: string): string {
  const bulk = Object.hasOwn(BULK, action) ? BULK[action] : undefined;
  const [, project, count] = /^(.*): (\d+)$/su.exec(subject) ?? [];
  if (bulk && count !== undefined)
    return `${bulk[0]} ${formatCountWithNoun(Number(count), bulk[1])} in ${project}`;
  const beginning = Object.hasOwn(BEGINNINGS, action) ? BEGINNINGS[action] : undefined;
  return `${beginning ?? `${action.replace(/[._]/g, ' ')}:`} ${subject}`;
}
