import { type Kysely, type Migration, PostgresAdapter } from 'kysely';

/**
 * The tables of better-auth, under names of our own, with the unique indexes that it leaves out.
 * Their columns are its own, and so are their types: it writes moments and booleans as each database
 * has them.
 */
export const accountMigration: Migration = {
  up: async (database: Kysely<unknown>) => {
    const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
    const moment = isPostgres ? 'timestamptz' : 'text';
    await createAccounts(database.schema, moment, isPostgres ? 'boolean' : 'integer');
    await createCredentials(database.schema, moment);
  },
};

type Builder = Kysely<unknown>['schema'];

async function createAccounts(
  schema: Builder,
  moment: 'timestamptz' | 'text',
  flag: 'boolean' | 'integer',
): Promise<void> {
  await schema
    .createTable('instance_settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', flag, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .execute();
  await schema.createIndex('sessions_by_account').on('sessions').column('userId').execute();
}

async function createCredentials(schema: Builder, moment: 'timestamptz' | 'text'): Promise<void> {
  await schema
    .createTable('credentials')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', moment)
    .addColumn('refreshTokenExpiresAt', moment)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .addUniqueConstraint('credentials_once', ['providerId', 'accountId'])
    .execute();
  await schema.createIndex('credentials_by_account').on('credentials').column('userId').execute();
  await schema
    .createTable('verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute();
  await schema
    .createIndex('verifications_by_identifier')
    .on('verifications')
    .column('identifier')
    .execute();
}
