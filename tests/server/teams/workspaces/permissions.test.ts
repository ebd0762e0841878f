import { isObjectType } from 'graphql';
import { STORABLE_TYPES } from '@/relay/persistence/storableTypes.data';
import { schema } from '@/server/api/graph/schema';
import type { FieldRule } from '@/server/api/graph/teams/fieldRules';
import type { Person, Viewer } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import {
  type Actor,
  type Permission,
  PERMISSIONS,
} from '@/server/teams/workspaces/permissions.data';
import { answerAs, changeAs } from '../../../support/askAs';
import { aPerson, aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { REVIEW, teamInputs } from '../../../support/teamInputs';
import { withDatabase } from '../../../support/withDatabase';

const ACTORS: readonly Actor[] = [
  'VIEWER',
  'EDITOR',
  'ADMIN',
  'OWNER',
  'TOKEN_READ',
  'TOKEN_WRITE',
  'TOKEN_DECIDE',
];

const ruleOf = (field: { readonly extensions: object }): FieldRule | undefined =>
  (field.extensions as { readonly rule?: FieldRule }).rule;

const isPermission = (rule: FieldRule | undefined): rule is Permission =>
  rule !== undefined && rule in PERMISSIONS;

const objectTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'));

const guardedMutations = Object.values(schema.getMutationType()!.getFields()).filter((field) =>
  isPermission(ruleOf(field)),
);

/** The answers of a permitted mutation, whose input may still name missing objects. */
const isLetThrough = (codes: readonly string[], name: string): boolean =>
  !codes.includes('FORBIDDEN') &&
  !codes.includes('SIGNED_OUT') &&
  (!codes.includes('NOT_FOUND') ||
    [
      'deleteUseReport',
      'revokeInvitation',
      'revokeApiToken',
      'revokePersonalToken',
      'removeMember',
      'updateWatch',
      'muteWatch',
      'deleteWatch',
      'deleteChannel',
      'testChannel',
      'resendDelivery',
      'setQuietTime',
      'renewAudienceSource',
      'deleteAudienceSource',
    ].includes(name));

it('gives every field of every type that is not public a rule', () => {
  const PUBLIC = ['Query', 'Mutation', 'Problem', 'AudienceLookup', 'DeleteAudiencePayload'];
  const open = objectTypes
    .filter(({ name }) => !STORABLE_TYPES.has(name) && !PUBLIC.includes(name))
    // A payload holds problems, and a noun with rules of its own.
    .filter(({ name }) => !name.endsWith('Payload'))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => ruleOf(field) === undefined)
        .map((field) => `${type.name}.${field.name}`),
    );

  expect(open.filter((name) => !KNOWN_PUBLIC.test(name))).toEqual([]);
});

/** Public data that pages do not save. */
const KNOWN_PUBLIC =
  /^(?:AgeShare|BaselineChange|BaselineReach|BrowserAges|CalendarEntry|Change|DropGain|CompatKeyDifference|Data(?:Activation|Lag|Poll|Version)|FeatureDifference|PackageLag|PolicyFloorChoice|Query|ReleaseComparison|Scan|SupportC(?:ell|hange)|WatchPreview)/;

it('keeps every type of a team off the disk', () => {
  const kept = objectTypes
    .filter(({ name }) => !['Query', 'Mutation'].includes(name))
    .filter((type) => Object.values(type.getFields()).some((field) => ruleOf(field) !== undefined))
    .filter(({ name }) => STORABLE_TYPES.has(name));

  expect(kept.map(({ name }) => name)).toEqual([]);
});

/** A decision with a review that is open. */
async function addReview(database: Database, team: Team, workspace: string): Promise<void> {
  const { decision } = await changeAs(
    team.owner,
    'recordDecision',
    { projectId: team.projectId, subject: { feature: 'has' }, state: 'ADOPTED', rationale: '' },
    'decision { id }',
  );
  const row = {
    id: REVIEW.slice('review:'.length),
    workspace_id: workspace,
    project_id: team.projectId.slice('project:'.length),
    decision_id: (decision as { id: string }).id.slice('decision:'.length),
    epoch: 0,
    state: 'OPEN' as const,
    version: 1,
    finding: '{}',
    opened_by: 'system',
    opened_at: 1,
    closed_by: null,
    closed_at: null,
    snoozed_until: null,
    snoozed_to_share: null,
  };
  await database.connection().insertInto('reviews').values(row).execute();
}

onEachDatabase((opened) => {
  withDatabase(opened);

  let team: Team;
  let viewers: Readonly<Record<Actor, Viewer>>;
  let memberId: string;
  let outsider: Person;
  beforeAll(async () => {
    team = await aTeam();
    const local = team.workspaceId.slice('workspace:'.length);
    const program = (scope: 'READ' | 'WRITE' | 'DECIDE', personId?: string): Viewer => ({
      kind: 'program',
      tokenId: scope,
      name: 'CI',
      workspaceId: local,
      scope,
      personId,
    });
    viewers = {
      VIEWER: await team.join('Vera', 'VIEWER'),
      EDITOR: await team.join('Edda', 'EDITOR'),
      ADMIN: await team.join('Adam', 'ADMIN'),
      OWNER: team.owner,
      TOKEN_READ: program('READ'),
      TOKEN_WRITE: program('WRITE'),
      TOKEN_DECIDE: program('DECIDE', team.owner.accountId),
    };
    outsider = await aPerson('Outsider');
    const other = await team.join('Other', 'VIEWER');
    memberId = `member:${local}.${other.accountId}`;
    await addReview(opened.database, team, local);
  });

  /** Gives the answer of a change and takes the change back. */
  async function undone<Answer>(change: () => Promise<Answer>): Promise<Answer> {
    let answer: Answer | undefined;
    await opened.database
      .inTransaction(async () => {
        answer = await change();
        throw new Error('undone');
      })
      .catch(() => undefined);
    return answer!;
  }

  it('has an input for every mutation with a rule', () => {
    expect(Object.keys(teamInputs(team, memberId)).sort()).toEqual(
      guardedMutations.map(({ name }) => name).sort(),
    );
  });

  describe.each(
    guardedMutations.map((field) => [field.name, ruleOf(field) as Permission] as const),
  )('%s (%s)', (name, rule) => {
    it.each(ACTORS)('lets %s through exactly as the table says', async (actor) => {
      const input = teamInputs(team, memberId)[name] as Record<string, unknown>;
      const { problems } = await undone(() => changeAs(viewers[actor], name, input));
      const codes = problems.map(({ code }) => code);

      expect([name, actor, isLetThrough(codes, name)]).toEqual([
        name,
        actor,
        (PERMISSIONS[rule] as readonly Actor[]).includes(actor),
      ]);
    });

    it('says nothing to strangers that it would not say of what is not there', async () => {
      const input = teamInputs(team, memberId)[name] as Record<string, unknown>;
      const nowhere = Object.fromEntries(
        Object.entries(input).map(([field, value]) => [
          field,
          /^(?:workspace|project|member)Id$/.test(field) || value === REVIEW
            ? String(value).replace(/:.{8}/, ':nonenone')
            : value,
        ]),
      );
      const outsider = await aPerson('Outsider');

      const found = await changeAs(outsider, name, input);
      expect(found).toEqual(await changeAs(outsider, name, nowhere));
      expect(found.problems.map(({ code }) => code)).toEqual(['NOT_FOUND']);
      const nobody = await changeAs(undefined, name, input);
      expect(nobody.problems.map(({ code }) => code)).toEqual(['SIGNED_OUT']);
    });
  });

  describe.each([
    'members(first: 1) { totalCount }',
    'projects { name }',
    'reportedUses { featureCount }',
    'name',
  ])('workspace.%s', (fields) => {
    const query = `query ($slug: String!) { workspace(slug: $slug) { ${fields} } }`;

    it.each(ACTORS)('is read by %s', async (actor) => {
      const { data, errors } = await answerAs(viewers[actor], query, { slug: team.slug });

      expect(errors).toBeUndefined();
      expect(data?.workspace).not.toBeNull();
    });

    it('is null for outsiders and readers, as is one that is not there', async () => {
      for (const viewer of [outsider, undefined])
        for (const slug of [team.slug, 'no-such-team'])
          expect((await answerAs(viewer, query, { slug })).data).toEqual({ workspace: null });
    });
  });

  it.each([
    'invitations { email }',
    'apiTokens { prefix }',
    'auditLog { edges { node { action } } }',
  ])('gives workspace.%s only to those who manage it', async (field) => {
    const query = `query ($slug: String!) { workspace(slug: $slug) { list: ${field} } }`;
    for (const actor of ACTORS) {
      const { data } = await answerAs(viewers[actor], query, { slug: team.slug });
      const { list } = data?.workspace as { list: unknown };
      const manages = (PERMISSIONS.manage as readonly Actor[]).includes(actor);

      expect([actor, list !== null]).toEqual([actor, manages]);
    }
  });

  it('finds no node of another team by its id, nor one that is not there', async () => {
    const query = 'query ($id: ID!) { node(id: $id) { id } }';
    for (const id of [team.workspaceId, team.projectId, 'project:none', 'decision:none'])
      expect((await answerAs(outsider, query, { id })).data).toEqual({ node: null });

    const { data } = await answerAs(team.owner, query, { id: team.projectId });
    expect(data).toEqual({ node: { id: team.projectId } });
  });
});
