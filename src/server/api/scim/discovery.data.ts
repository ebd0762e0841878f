// The server's description of its own protocol (RFC 7643, 5 to 7).
const SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:';

interface Trait {
  readonly type?: 'string' | 'boolean' | 'complex' | 'reference';
  readonly multiValued?: boolean;
  readonly description: string;
  readonly required?: boolean;
  readonly mutability?: 'readOnly' | 'readWrite' | 'immutable';
  readonly uniqueness?: 'none' | 'server';
  readonly referenceTypes?: readonly string[];
  readonly subAttributes?: readonly object[];
}

const attribute = (name: string, { type = 'string', ...trait }: Trait): object => ({
  name,
  type,
  multiValued: false,
  required: false,
  ...(type === 'string' && { caseExact: false }),
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...trait,
});

const USER = [
  attribute('userName', {
    ...{ description: 'The name to sign in with.', required: true, uniqueness: 'server' },
  }),
  attribute('name', {
    type: 'complex',
    description: 'The name, in parts.',
    subAttributes: [
      attribute('formatted', { description: 'The whole name.' }),
      attribute('givenName', { description: 'The first name.' }),
      attribute('familyName', { description: 'The last name.' }),
    ],
  }),
  attribute('displayName', { description: 'The name that others see.' }),
  attribute('emails', {
    type: 'complex',
    multiValued: true,
    description: 'One address, which is the account’s.',
    required: true,
    subAttributes: [
      attribute('value', { description: 'The address.', required: true }),
      attribute('type', { description: 'Always “work”.', mutability: 'readOnly' }),
      attribute('primary', {
        ...{ type: 'boolean', description: 'Always true.', mutability: 'readOnly' },
      }),
    ],
  }),
  attribute('active', {
    type: 'boolean',
    description: 'False locks the account and ends its sessions.',
    required: true,
  }),
  attribute('groups', {
    ...{ type: 'complex', multiValued: true, mutability: 'readOnly' },
    description: 'The groups of the person.',
    subAttributes: [
      attribute('value', { description: 'The id of the group.', mutability: 'readOnly' }),
      attribute('display', { description: 'Its name.', mutability: 'readOnly' }),
      attribute('$ref', {
        ...{ type: 'reference', referenceTypes: ['Group'], mutability: 'readOnly' },
        description: 'Its address.',
      }),
    ],
  }),
];

const GROUP = [
  attribute('displayName', {
    ...{ description: 'The name, as OIDC_ROLES has it.', required: true, uniqueness: 'server' },
  }),
  attribute('members', {
    type: 'complex',
    multiValued: true,
    description: 'The users of the group.',
    subAttributes: [
      attribute('value', { description: 'The id of a user.', mutability: 'immutable' }),
      attribute('$ref', {
        ...{ type: 'reference', referenceTypes: ['User'], mutability: 'immutable' },
        description: 'The address of the user.',
      }),
    ],
  }),
];

export const SCHEMAS = [
  { id: `${SCHEMA}User`, name: 'User', description: 'An account.', attributes: USER },
  { id: `${SCHEMA}Group`, name: 'Group', description: 'A group of users.', attributes: GROUP },
] as const;

export const RESOURCE_TYPES = [
  { id: 'User', name: 'User', endpoint: '/Users', schema: `${SCHEMA}User` },
  { id: 'Group', name: 'Group', endpoint: '/Groups', schema: `${SCHEMA}Group` },
] as const;

export const MOST_RESULTS = 200;

export const SERVICE_PROVIDER_CONFIG = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_RESULTS },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that an operator makes with npm run accounts -- scim-token.',
      primary: true,
    },
  ],
} as const;
