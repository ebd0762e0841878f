// Writes the catalogue to a temporary file and renames it, so that a reader never sees a partial
// file.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compileCatalogue } from '@/server/catalogue/compile/compileCatalogue';
import { readDataPackages } from '@/server/catalogue/compile/readDataPackages';
import { cataloguePath } from '@/server/catalogue/loadCatalogue';

const path = cataloguePath();
const bytes = compileCatalogue(readDataPackages());

mkdirSync(dirname(path), { recursive: true });
writeFileSync(`${path}.new`, bytes);
renameSync(`${path}.new`, path);
console.log(`Catalogue: ${(bytes.length / 1e6).toFixed(1)} MB in ${path}`);
