// Instances with a database in common converge through it: each writes there what it activates, and
// takes up what another has activated later. Files stay what a server reads.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Activation, DataStore, DataVersionRecord } from '@/server/data/versions/DataStore';
import type { Poll } from '@/server/data/versions/Poll';
import type { Database } from '@/server/platform/database/Database';

const POLL = 'data poll';

/** Instances take up only the last activation; a roll-back writes its version again. */
const KEPT_ARTEFACTS = 3;

/** Both ways, so that it does not matter which instance was away. */
export async function shareVersions(database: Database, store: DataStore): Promise<void> {
  const theirs = await lastActivation(database);
  const ours = store.activations().at(-1);
  if (ours && (!theirs || ours.at > theirs.at)) await publish(database, store, ours);
  if (theirs && (!ours || theirs.at > ours.at)) await takeUp(database, store, theirs);
  await sharePoll(database, store);
}

async function lastActivation(database: Database): Promise<Activation | undefined> {
  const row = await database
    .connection()
    .selectFrom('data_activations')
    .select(['version', 'activated_at', 'activated_by'])
    .orderBy('activated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      version: row.version,
      at: row.activated_at,
      ...(row.activated_by !== null && { by: row.activated_by }),
    }
  );
}

async function publish(
  database: Database,
  store: DataStore,
  activation: Activation,
): Promise<void> {
  const record = store.find(activation.version);
  const artefact = record && (await pack(store.readArtefact(record)));
  await database.inTransaction(async () => {
    const connection = database.connection();
    if (record && artefact !== undefined)
      await connection
        .insertInto('data_versions')
        .values({ version: record.version, record: JSON.stringify(record), artefact })
        .onConflict((conflict) => conflict.column('version').doNothing())
        .execute();
    await connection
      .insertInto('data_activations')
      .values({
        version: activation.version,
        activated_at: activation.at,
        activated_by: activation.by ?? null,
      })
      .onConflict((conflict) => conflict.columns(['activated_at', 'version']).doNothing())
      .execute();
    const last = await connection
      .selectFrom('data_activations')
      .select('version')
      .orderBy('activated_at', 'desc')
      .limit(KEPT_ARTEFACTS)
      .execute();
    const kept = last.map(({ version }) => version);
    await connection.deleteFrom('data_versions').where('version', 'not in', kept).execute();
  });
}

/** A version that is in no row came with the program, and every instance of it has it. */
async function takeUp(database: Database, store: DataStore, activation: Activation): Promise<void> {
  if (store.find(activation.version)?.verifiedAt === undefined) {
    const row = await database
      .connection()
      .selectFrom('data_versions')
      .select(['record', 'artefact'])
      .where('version', '=', activation.version)
      .executeTakeFirst();
    if (row) await keep(store, JSON.parse(row.record) as DataVersionRecord, row.artefact);
  }
  store.addActivation(activation);
}

async function keep(store: DataStore, record: DataVersionRecord, packed: string): Promise<void> {
  const artefactHash = store.saveArtefact(record.version, await unpack(packed));
  if (artefactHash !== record.artefactHash)
    throw new Error(`The artefact of data version ${record.version} in the database is damaged.`);
  // Its tarballs are where it was made; whatever is built on it fetches them again.
  store.save({ ...record, packages: record.packages.map(({ integrity: _, ...one }) => one) });
}

async function sharePoll(database: Database, store: DataStore): Promise<void> {
  const row = await database
    .connection()
    .selectFrom('instance_settings')
    .select('value')
    .where('name', '=', POLL)
    .executeTakeFirst();
  const theirs = row && (JSON.parse(row.value) as Poll);
  const ours = store.poll();
  if (theirs && (!ours || theirs.at > ours.at)) store.savePoll(theirs);
  if (ours && (!theirs || ours.at > theirs.at)) {
    const value = JSON.stringify(ours);
    await database
      .connection()
      .insertInto('instance_settings')
      .values({ name: POLL, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}

async function pack(artefact: Uint8Array): Promise<string> {
  return (await promisify(gzip)(artefact)).toString('base64');
}

async function unpack(packed: string): Promise<Uint8Array> {
  return promisify(gunzip)(Buffer.from(packed, 'base64'));
}
