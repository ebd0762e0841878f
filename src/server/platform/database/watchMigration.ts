import type { CreateTableBuilder, Kysely, Migration } from 'kysely';

/** Watches, what they found, and where and how that was sent. */
export const watchMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await createWatches(schema);
    await createEvents(schema);
    await createDeliveries(schema);
  },
};

type Builder = Kysely<unknown>['schema'];

const withinWorkspace = <Name extends string>(table: CreateTableBuilder<Name>) =>
  table
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) =>
      column.notNull().references('workspaces.id').onDelete('cascade'),
    );

async function createWatches(schema: Builder): Promise<void> {
  await withinWorkspace(schema.createTable('channels'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull().unique())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('stopped_at', 'bigint')
    .execute();
  await schema
    .createIndex('channels_by_workspace')
    .on('channels')
    .columns(['workspace_id', 'created_at'])
    .execute();
  await withinWorkspace(schema.createTable('watches'))
    .addColumn('owner_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('triggers', 'text', (column) => column.notNull())
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('line_percent', 'double precision', (column) => column.notNull())
    .addColumn('cadence', 'text', (column) => column.notNull())
    .addColumn('channel_ids', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('muted_until', 'bigint')
    .addColumn('memory', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('watches_by_workspace')
    .on('watches')
    .columns(['workspace_id', 'created_at', 'id'])
    .execute();
}

async function createEvents(schema: Builder): Promise<void> {
  await withinWorkspace(schema.createTable('watch_events'))
    .addColumn('watch_id', 'text', (column) =>
      column.notNull().references('watches.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('sentence', 'text', (column) => column.notNull())
    .addColumn('envelope', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('watch_events_by_watch')
    .on('watch_events')
    .columns(['watch_id', 'at'])
    .execute();
}

async function createDeliveries(schema: Builder): Promise<void> {
  await withinWorkspace(schema.createTable('deliveries'))
    .addColumn('channel_id', 'text', (column) =>
      column.notNull().references('channels.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('is_test', 'integer', (column) => column.notNull())
    .addColumn('send_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('status_code', 'integer')
    .addColumn('body', 'text')
    .addColumn('answer', 'text')
    .addColumn('error', 'text')
    .addColumn('duration_ms', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  await schema
    .createIndex('deliveries_by_channel')
    .on('deliveries')
    .columns(['channel_id', 'send_at', 'id'])
    .execute();
  await schema
    .createTable('delivery_events')
    .addColumn('delivery_id', 'text', (column) =>
      column.notNull().references('deliveries.id').onDelete('cascade'),
    )
    .addColumn('event_id', 'text', (column) =>
      column.notNull().references('watch_events.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('delivery_events_once', ['delivery_id', 'event_id'])
    .execute();
  await schema
    .createIndex('delivery_events_by_event')
    .on('delivery_events')
    .column('event_id')
    .execute();
}
