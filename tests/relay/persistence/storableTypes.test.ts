import { readFileSync } from 'node:fs';
import { STORABLE_TYPES } from '@/relay/persistence/storableTypes.data';

/**
 * Types whose records are private, or of a moment. A new type of the schema belongs here or in
 * STORABLE_TYPES.
 */
const PRIVATE_TYPES: readonly string[] = [
  'AcceptInvitationPayload',
  'AdoptedShares',
  'AgeShare',
  'ApiToken',
  'AudienceLookup',
  'AuditConnection',
  'AuditEdge',
  'AuditEntry',
  'BaselineChange',
  'BaselineReach',
  'BrowserAges',
  'CalendarEntry',
  'Change',
  'ChangeConnection',
  'ChangeCount',
  'ChangeEdge',
  'ChangePoint',
  'ChangeRolePayload',
  'CreateApiTokenPayload',
  'CreateAudiencePayload',
  'CreateProjectPayload',
  'CreateWorkspacePayload',
  'DataActivation',
  'DataLag',
  'DataVersion',
  'DataVersionConnection',
  'DataVersionEdge',
  'Decision',
  'DecisionConnection',
  'DecisionCount',
  'DecisionEdge',
  'DeleteAudiencePayload',
  'DeleteWorkspacePayload',
  'DropGain',
  'EndSessionPayload',
  'Evidence',
  'EvidenceBlocker',
  'Invitation',
  'InvitationLookup',
  'InviteMemberPayload',
  'LeaveWorkspacePayload',
  'Member',
  'MemberConnection',
  'MemberEdge',
  'Mutation',
  'Problem',
  'Project',
  'RecordDecisionPayload',
  'RemoveMemberPayload',
  'RevokeApiTokenPayload',
  'RevokeInvitationPayload',
  'ScanFeature',
  'ScanRemoval',
  'ScanReport',
  'Session',
  'SupportChange',
  'UpdateProjectPayload',
  'UpdateWorkspacePayload',
  'Viewer',
  'Workspace',
];

describe('STORABLE_TYPES', () => {
  it('knows of every type of the schema whether it is public', () => {
    const types = [...readFileSync('schema.graphql', 'utf8').matchAll(/^type (\w+)/gm)]
      .map(([, name]) => name ?? '')
      .filter((name) => name !== 'Query');

    expect(
      types.filter((name) => !STORABLE_TYPES.has(name) && !PRIVATE_TYPES.includes(name)),
    ).toEqual([]);
    expect(
      [...STORABLE_TYPES].filter((name) => !name.startsWith('__') && !types.includes(name)),
    ).toEqual([]);
  });
});
