// Writes the catalogue and the scan table next to their final places first and renames them, so that
// a reader never sees half a file.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compileCatalogue } from '@/server/data/catalogue/compile/compileCatalogue';
import { compileScanTable } from '@/server/data/catalogue/compile/compileScanTable';
import { readDataPackages } from '@/server/data/catalogue/compile/readDataPackages';
import { readInterfaces } from '@/server/data/catalogue/compile/readInterfaces';
import { cataloguePath } from '@/server/data/catalogue/loadCatalogue';
import { scanTablePath } from '@/server/data/catalogue/scanTable';

const packages = readDataPackages();
write('Catalogue', cataloguePath(), compileCatalogue(packages));
write('Scan table', scanTablePath(), Buffer.from(compileScanTable(packages, readInterfaces())));

function write(name: string, path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, bytes);
  renameSync(`${path}.new`, path);
  console.log(`${name}: ${(bytes.length / 1e6).toFixed(1)} MB in ${path}`);
}
