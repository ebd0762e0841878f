// Builds the catalogue, the server, the command line and the pages, each only if the content of its
// inputs has changed, or what was built of them is damaged or incomplete.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { withBuildLock } from './buildLock.mjs';
import { PAGE_INPUTS } from './getBuildId.mjs';
import { hashFiles } from './hashFiles.mjs';
import { run, typescript } from './run.mjs';

const STAMPS = '.plimsoll/built.json';

/** The catalogue, and what is computed with it. */
export const CATALOGUE_FILES = [
  'catalogue.bin',
  'scan-table.json',
  'scan-proofs.json',
  'presence.json',
  'beacon.js',
].map((name) => `.plimsoll/${name}`);

const PRODUCTS = [
  {
    name: 'catalogue',
    says: 'Building the catalogue from the data packages …',
    products: CATALOGUE_FILES,
    inputs: [
      'package-lock.json',
      'src/browser/beacon',
      'src/domain',
      'src/engines/scanner/ScanTable.ts',
      'src/server/data/catalogue',
      'src/server/model/coverage/supportProofs.ts',
      'src/server/model/scan/compileScanProofs.ts',
      'src/server/model/scan/keyProofs.ts',
      'src/tools/buildCatalogue.ts',
    ],
    steps: [{ args: typescript('src/tools/buildCatalogue.ts') }],
  },
  {
    name: 'server',
    says: 'Building the server …',
    products: ['server', 'data', 'doctor', 'accounts', 'backup', 'restore', 'health'].map(
      (name) => `.plimsoll/${name}.cjs`,
    ),
    inputs: ['package-lock.json', 'tsconfig.json', 'data', 'src'],
    steps: [{ args: typescript('src/tools/buildServer.ts') }],
  },
  {
    name: 'command line',
    says: 'Building the command line …',
    products: ['.plimsoll/packages'],
    inputs: [
      'package-lock.json',
      'tsconfig.json',
      'data',
      'docs/use',
      'public/icon-192.png',
      'src',
    ],
    steps: ['buildCli', 'buildPlugins', 'buildVscode'].map((name) => ({
      args: typescript(`src/tools/${name}.ts`),
    })),
  },
  {
    name: 'pages',
    says: 'Building the pages …',
    // Next's files of a running server are elsewhere.
    products: [
      '.next/BUILD_ID',
      '.next/build-manifest.json',
      '.next/react-loadable-manifest.json',
      '.next/required-server-files.json',
      '.next/routes-manifest.json',
      '.next/server',
      '.next/static',
      '.next/sw.js',
    ],
    inputs: PAGE_INPUTS,
    steps: [
      { args: typescript('src/tools/compileRelay.ts') },
      {
        // With V8's own 16 MB for young objects, a tenth of the time goes into copying them.
        args: ['--max-semi-space-size=64', 'node_modules/next/dist/bin/next', 'build', '--webpack'],
        env: { NODE_ENV: 'production' },
      },
      { args: typescript('src/tools/buildWorker.ts') },
    ],
  },
];

function readStamps() {
  try {
    return JSON.parse(readFileSync(STAMPS, 'utf8'));
  } catch {
    return {};
  }
}

/** Also false where a product is missing, or not as it was built. */
function isFresh({ name, products }, hash) {
  const stamp = readStamps()[name];
  return stamp?.inputs === hash && stamp.products === hashFiles(products);
}

/** True if every product is up to date. */
export const isBuilt = () =>
  PRODUCTS.every((product) => isFresh(product, hashFiles(product.inputs)));

/**
 * Builds what is missing, damaged or out of date; of two that do so at once, one waits for the other.
 * @param {readonly string[]} [names] the products to build; all by default
 */
export async function buildStale(names = PRODUCTS.map(({ name }) => name)) {
  mkdirSync('.plimsoll', { recursive: true });
  await withBuildLock('.plimsoll/building', async () => {
    for (const wanted of PRODUCTS.filter((candidate) => names.includes(candidate.name)))
      await build(wanted);
  });
}

async function build(wanted) {
  const { name, says, inputs, products, steps } = wanted;
  // Hash before building: changes made during the build are not in it and must leave it stale.
  const hash = hashFiles(inputs);
  if (isFresh(wanted, hash)) return;

  console.log(says);
  for (const { args, env } of steps) {
    if (!(await run(args, env)))
      throw new Error(`The ${name} could not be built: the reason stands above.`);
  }
  const stamps = { ...readStamps(), [name]: { inputs: hash, products: hashFiles(products) } };
  writeFileSync(`${STAMPS}.new`, `${JSON.stringify(stamps, null, 2)}\n`);
  renameSync(`${STAMPS}.new`, STAMPS);
}
