// npm run data -- add <tarballs…> | list | activate <version> | refresh | pin: the data versions in
// DATA_DIR, with or without a running server; `pin` makes builds begin with the one that is served. A server that renews its data runs `refresh`, too.
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { readBuiltCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { addVersion } from '@/server/data/versions/addVersion';
import { DataStore } from '@/server/data/versions/DataStore';
import { openTarball } from '@/server/data/versions/openTarball';
import { refreshData } from '@/server/data/versions/refresh/refreshData';
import { RefreshLease } from '@/server/data/versions/refresh/RefreshLease';
import { Registry } from '@/server/data/versions/refresh/Registry';
import { citedVersions, removeUncited } from '@/server/data/versions/refresh/removeUncited';
import { shareVersions } from '@/server/data/versions/refresh/sharedVersions';
import { activateVersion, openServed } from '@/server/data/versions/servedCatalogue';
import { config } from '@/server/platform/config/config';
import { closeDatabase, openDatabase } from '@/server/platform/database/openDatabase';
import { assessWithPages } from './assessWithPages';
import { pinPackages } from './pinData';
import { runCommand } from './runCommand';

// It runs next to a server, and compiling makes much that is soon garbage: collected early, a third of
// the memory does.
setFlagsFromString('--heap-growing-percent=15');

const USAGE = 'npm run data -- add <tarballs…> | list | activate <version> | refresh | pin';

const openServedNow = (store: DataStore) =>
  openServed(store, (error) => console.error((error as Error).message));

/** A tarball may be followed by the integrity it must have: `web-features-3.41.0.tgz#sha512-…`. */
async function add(store: DataStore, given: readonly string[]): Promise<void> {
  const tarballs = await Promise.all(
    given.map((argument) => {
      const [path = '', integrity] = argument.split(/#(?=sha512-)/);
      return openTarball(readTarball(path), integrity);
    }),
  );
  const { version, rejectedBecause } = await addVersion(
    store,
    tarballs,
    openServedNow(store),
    assessWithPages,
  );
  if (rejectedBecause !== undefined)
    throw new Error(`Data version ${version} was rejected. ${rejectedBecause}`);
  console.log(`Data version ${version} is verified. Serve it: npm run data -- activate ${version}`);
}

function readTarball(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(`${path} cannot be read (${code}).`, { cause });
  }
}

function list(store: DataStore): void {
  const built = readBuiltCatalogue();
  const active = store.activations().at(-1)?.version ?? built.version;
  console.log(
    `${built.version} ${built.version === active ? 'ACTIVE' : 'VERIFIED'} (built with the program)`,
  );
  for (const record of store.list()) {
    const { version, packages, rejectedBecause } = record;
    const names = packages.map(({ name, version: packageVersion }) => `${name} ${packageVersion}`);
    console.log(`${version} ${store.getStatus(record)} ${names.join(', ')}`);
    if (rejectedBecause !== undefined) console.log(`  ${rejectedBecause}`);
  }
  const poll = store.poll();
  if (!poll) return;
  console.log(`Last check for newer data ${poll.at} by ${poll.by}: ${poll.says}`);
  for (const { name, version, because } of poll.notTaken)
    console.log(`  Not taken: ${name} ${version}. ${because}`);
}

async function activate(store: DataStore, version: string): Promise<void> {
  activateVersion(store, version, 'npm run data');
  await share(store);
  console.log(`Data version ${version} is active. Servers take it up within seconds.`);
}

/** Other instances have files of their own only where the database is elsewhere. */
async function share(store: DataStore): Promise<void> {
  if (config().databaseUrl !== undefined) await shareVersions(await openDatabase(), store);
}

async function refresh(store: DataStore, by: string): Promise<void> {
  const database = await openDatabase();
  const lease = await RefreshLease.take(database);
  if (!lease) return void console.log('Another process refreshes the data now.');
  try {
    await share(store);
    const { outcome, says } = await refreshData({
      assess: assessWithPages,
      store,
      registry: new Registry(config().refresh),
      served: openServedNow(store),
      by,
      isAllowed: () => lease.isHeld(),
    });
    await share(store);
    removeUncited(store, await citedVersions(database));
    if (outcome === 'FAILED' || outcome === 'REJECTED') throw new Error(says);
    console.log(says);
  } finally {
    await lease.release();
  }
}

async function main([command, ...given]: readonly string[]): Promise<void> {
  const store = new DataStore(config().dataDir);
  if (command === 'add' && given.length > 0) await add(store, given);
  else if (command === 'list' && given.length === 0) list(store);
  else if (command === 'activate' && given.length === 1) await activate(store, given[0]!);
  else if (command === 'refresh' && given.length <= 1)
    await refresh(store, given[0] ?? 'npm run data');
  else if (command === 'pin' && given.length === 0) pinPackages(openServedNow(store).packages);
  else throw new Error(`Expected ${USAGE}`);
}

void runCommand(async (given) => {
  try {
    await main(given);
  } finally {
    await closeDatabase();
  }
});
