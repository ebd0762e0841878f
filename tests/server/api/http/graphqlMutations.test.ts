import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { schema } from '@/server/api/graph/schema';
import { databaseIdempotencyStore } from '@/server/api/http/databaseIdempotencyStore';
import type { Person } from '@/server/model/features/Viewer';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { findPerson } from '@/server/teams/accounts/findPerson';
import { nameOperator } from '@/server/teams/accounts/operator';
import { signIn } from '@/server/teams/accounts/sessions';
import { signUp } from '@/server/teams/accounts/signUp';
import { invite } from '@/server/teams/workspaces/invitations';
import { changeAs } from '../../../support/askAs';
import { aTeam } from '../../../support/aTeam';
import { type GraphqlServer, listenGraphql } from '../../../support/listenGraphql';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { teamInputs } from '../../../support/teamInputs';
import { withDatabase } from '../../../support/withDatabase';

const PASSWORD = 'a long enough password';
const GUEST = 'guest@example.org';
const SECRET = '0123456789abcdef0123456789abcdef';
const AUDIENCE = {
  name: 'Ours',
  token: SECRET,
  parts: [{ weight: 1, browsers: [{ slug: 'firefox', versions: ['140'], weights: [1] }] }],
};

type Inputs = Readonly<Record<string, object>>;

type Field = GraphQLField<unknown, unknown>;

/** Those that end what others need come last. */
const ENDS = [
  'undo',
  'changeProject',
  'move',
  'archive',
  'delete',
  'end',
  'remove',
  'revoke',
  'handOver',
  'leave',
];

const mutations = Object.values(schema.getMutationType()!.getFields()).sort(
  (a, b) => findEnd(a) - findEnd(b),
);

function findEnd({ name }: Field): number {
  return ENDS.findIndex((start) => name.startsWith(start));
}

/**
 * Their inputs name something that is not there or cannot be changed, or their caller has no second
 * factor.
 */
const REFUSED = [
  // Its project is deleted by then.
  'deleteUseReport',
  'removeMember',
  'renewAudienceSource',
  'requireSecondFactor',
  'resendDelivery',
  'resolveReview',
  'revokePersonalToken',
];

/** The fields of a type that need no arguments, and those of its objects. */
function selectionOf(type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type)) return '';
  const parts = Object.values(type.getFields()).map((field) => {
    const inner = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return '';
    if (isLeafType(inner)) return field.name;
    const fields = depth > 0 ? selectionOf(inner, depth - 1) : '';
    return fields && `${field.name} ${fields}`;
  });
  const selected = parts.filter((part) => part !== '').join(' ');
  return selected && `{ ${selected} }`;
}

function toOperation({ name, args, type }: Field): string {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `mutation (${declared}) { ${name}(${passed}) ${selectionOf(getNamedType(type), 1)} }`;
}

interface Answer {
  readonly data?: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
  readonly errors?: unknown;
}

onEachDatabase((opened) => {
  withDatabase(opened);

  let server: GraphqlServer;
  let cookie: string;
  let inputs: Inputs;

  beforeAll(async () => {
    server = await listenGraphql({
      idempotencyStore: databaseIdempotencyStore(() => Promise.resolve(opened.database)),
      limits: { changesPerMinute: 0, audiencesPerHour: 0 },
    });
    await signUp(
      opened.database,
      { name: 'Ada', email: 'ada@example.org', password: PASSWORD },
      { rule: 'open' },
    );
    await signUp(
      opened.database,
      { name: 'Guest', email: GUEST, password: PASSWORD },
      { rule: 'open' },
    );
    const cookies = await signIn(
      opened.database,
      { email: 'ada@example.org', password: PASSWORD },
      { cookies: undefined },
    );
    cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ');
    const operator = (await findPerson(openDatabase, cookie))!;
    await nameOperator(opened.database, operator.accountId);
    inputs = await inputsOf(operator);
  });
  afterAll(() => server.close());

  async function send(name: string, variables: object): Promise<Answer> {
    const field = mutations.find((mutation) => mutation.name === name)!;
    const response = await server.post(
      { query: toOperation(field), variables },
      { cookie, origin: new URL(server.url).origin, 'idempotency-key': randomUUID() },
    );
    return (await response.json()) as Answer;
  }

  it('has an input for every mutation', () => {
    expect(Object.keys(inputs).sort()).toEqual(mutations.map(({ name }) => name).sort());
  });

  it.each(mutations.map(({ name }) => name))('answers %s with its payload', async (name) => {
    const { data, errors } = await send(name, inputs[name]!);

    expect(errors).toBeUndefined();
    const { problems } = data![name]!;
    expect([name, problems]).toEqual([name, REFUSED.includes(name) ? [expect.anything()] : []]);
  });

  it('gives the operator a link for another account', async () => {
    const { data } = await send('createResetLink', { input: { email: GUEST } });

    expect(data!.createResetLink).toEqual({
      link: expect.stringMatching(/\/reset\/[\w-]{30,}$/) as string,
      problems: [],
    });
  });
});

/** Arguments by mutation, which name what there is to change. */
async function inputsOf(operator: Person): Promise<Inputs> {
  const team = await aTeam();
  await team.add(operator, 'OWNER');
  const member = await team.join('Other', 'VIEWER');
  const local = team.workspaceId.slice('workspace:'.length);
  const ofTeam = await nameObjects(
    operator,
    teamInputs(team, `member:${local}.${member.accountId}`),
  );
  const audience = await changeAs(undefined, 'createAudience', AUDIENCE, 'audience { key }');
  const { key } = audience.audience as { readonly key: string };
  return {
    ...Object.fromEntries(Object.entries(ofTeam).map(([name, input]) => [name, { input }])),
    inviteMember: { input: { ...ofTeam.inviteMember, email: 'y@example.org' } },
    recordDecision: { input: { ...ofTeam.recordDecision, expectedVersion: 0 } },
    updateProject: { input: { ...ofTeam.updateProject, expectedVersion: 1 } },
    createWorkspace: { input: { name: 'Second', slug: `second-${randomUUID().slice(0, 8)}` } },
    acceptInvitation: { input: { token: await inviteToOther(operator) } },
    createResetLink: { input: { email: GUEST } },
    markInbox: { input: { ids: ['inbox:none'], mark: 'DONE' } },
    endSession: { input: { id: 'session:none' } },
    createAudience: { input: AUDIENCE },
    renameAudience: { input: { key, token: SECRET, name: 'Renamed' } },
    deleteAudience: { key, token: SECRET },
  };
}

const CREATIONS = [
  ['createWatch', 'watch', 'watch:none'],
  ['createChannel', 'channel', 'channel:none'],
  ['createAudienceSource', 'source', 'source:none'],
  ['inviteMember', 'invitation', 'invitation:none'],
  ['createApiToken', 'apiToken', 'token:none'],
] as const;

/** Inputs that name nothing → the same of objects that are there. */
async function nameObjects(person: Person, inputs: Inputs): Promise<Inputs> {
  let text = JSON.stringify(inputs);
  for (const [mutation, noun, none] of CREATIONS) {
    const made = await changeAs(person, mutation, { ...inputs[mutation] }, `${noun} { id }`);
    text = text.replaceAll(none, (made[noun] as { readonly id: string }).id);
  }
  return JSON.parse(text) as Inputs;
}

async function inviteToOther({ email }: Person): Promise<string> {
  const { owner, workspaceId } = await aTeam();
  const access = { workspaceId: workspaceId.slice('workspace:'.length), viewer: owner };
  const database = await openDatabase();
  const { token } = await invite(
    database,
    { ...access, actor: 'OWNER' },
    { email, role: 'VIEWER' },
  );
  return token;
}
