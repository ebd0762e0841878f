// npm run data -- add <tarballs…> | list | activate <version>: the data versions in DATA_DIR, beside
// a running server or without one.
import { readFileSync } from 'node:fs';
import { readBuiltCatalogue } from '@/server/catalogue/loadCatalogue';
import { config } from '@/server/config/config';
import { addVersion } from '@/server/data/addVersion';
import { DataStore } from '@/server/data/DataStore';
import { openTarball } from '@/server/data/openTarball';
import { activateVersion, openServed } from '@/server/data/servedCatalogue';

const USAGE = 'npm run data -- add <tarballs…> | list | activate <version>';

/** A tarball may be followed by the integrity it must have: `web-features-3.41.0.tgz#sha512-…`. */
async function add(store: DataStore, given: readonly string[]): Promise<void> {
  const tarballs = await Promise.all(
    given.map((argument) => {
      const [path = '', integrity] = argument.split(/#(?=sha512-)/);
      return openTarball(readFileSync(path), integrity);
    }),
  );
  const served = openServed(store, (error) => console.error((error as Error).message));
  const { version, rejectedBecause } = await addVersion(store, tarballs, served);
  if (rejectedBecause !== undefined)
    throw new Error(`Data version ${version} was rejected. ${rejectedBecause}`);
  console.log(`Data version ${version} is verified. Serve it: npm run data -- activate ${version}`);
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
    console.log(`${version} ${store.statusOf(record)} ${names.join(', ')}`);
    if (rejectedBecause !== undefined) console.log(`  ${rejectedBecause}`);
  }
}

async function main([command, ...given]: readonly string[]): Promise<void> {
  const store = new DataStore(config().dataDir);
  if (command === 'add' && given.length > 0) await add(store, given);
  else if (command === 'list' && given.length === 0) list(store);
  else if (command === 'activate' && given.length === 1) {
    activateVersion(store, given[0]!, 'npm run data');
    console.log(`Data version ${given[0]} is active. Servers take it up within seconds.`);
  } else throw new Error(`Expected ${USAGE}`);
}

main(process.argv.slice(2)).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
});
