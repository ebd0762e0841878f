// Stores and activates one data version after another and says each one's name only after it is
// active, until it is killed.
import { randomBytes } from 'node:crypto';
import { DataStore } from '@/server/data/versions/DataStore';

const [dataDir = ''] = process.argv.slice(2);
const store = new DataStore(dataDir);
const at = '2026-11-22T00:00:00.000Z';

for (;;) {
  const version = randomBytes(8).toString('hex');
  store.save({ version, packages: [], fetchedAt: at });
  const artefactHash = store.saveArtefact(version, randomBytes(300_000));
  store.save({ version, packages: [], fetchedAt: at, verifiedAt: at, artefactHash });
  store.addActivation({ version, at });
  process.stdout.write(`${version}\n`);
}
