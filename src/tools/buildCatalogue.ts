// Writes the catalogue, the scan table with its proofs, the presence tests and the beacon next to their final places
// first and renames them, so that a reader never sees half a file.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildSync } from 'esbuild';
import { compileCatalogue } from '@/server/data/catalogue/compile/compileCatalogue';
import { compilePresenceTable } from '@/server/data/catalogue/compile/compilePresenceTable';
import { compileScanTable } from '@/server/data/catalogue/compile/compileScanTable';
import { readDataPackages } from '@/server/data/catalogue/compile/readDataPackages';
import { readExposure } from '@/server/data/catalogue/compile/readExposure';
import { readInterfaces } from '@/server/data/catalogue/compile/readInterfaces';
import { cataloguePath, decodeCatalogue } from '@/server/data/catalogue/loadCatalogue';
import {
  BEACON_ADDRESS,
  beaconScriptPath,
  type PresenceTable,
  presenceTablePath,
} from '@/server/data/catalogue/presenceTable';
import { scanProofsPath, scanTablePath } from '@/server/data/catalogue/scanTable';
import { compileScanProofs } from '@/server/model/scan/compileScanProofs';

const packages = readDataPackages();
const catalogue = compileCatalogue(packages);
const table = compileScanTable(packages, readInterfaces());
const proofs = compileScanProofs(decodeCatalogue(catalogue), table);
write('Catalogue', cataloguePath(), catalogue);
write('Scan table', scanTablePath(), Buffer.from(table));
write('Scan proofs', scanProofsPath(), Buffer.from(proofs));
const presence = compilePresenceTable(packages, readExposure());
write('Presence tests', presenceTablePath(), Buffer.from(JSON.stringify(presence)));
write('Beacon', beaconScriptPath(), Buffer.from(bundleVisit(presence)));

/** Scripts of other sites run in browsers much older than those that our own pages are for. */
function bundleVisit(table: PresenceTable): string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/browser/beacon/visit.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2017',
    legalComments: 'none',
    define: {
      PLIMSOLL_TESTS: JSON.stringify(table.share),
      PLIMSOLL_ADDRESS: JSON.stringify(BEACON_ADDRESS),
    },
  });
  return outputFiles[0]!.text;
}

function write(name: string, path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, bytes);
  renameSync(`${path}.new`, path);
  console.log(`${name}: ${(bytes.length / 1e6).toFixed(1)} MB in ${path}`);
}
