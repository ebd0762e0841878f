// Builds the catalogue, the server, the command line and the pages, each only if the content of its inputs has
// changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, typescript } from './run.mjs';

const STAMPS = '.plimsoll/built.json';

const PRODUCTS = [
  {
    name: 'catalogue',
    says: 'Building the catalogue from the data packages …',
    product: '.plimsoll/catalogue.bin',
    inputs: [
      'package-lock.json',
      'src/domain',
      'src/server/catalogue',
      'src/tools/buildCatalogue.ts',
    ],
    steps: [{ args: typescript('src/tools/buildCatalogue.ts') }],
  },
  {
    name: 'server',
    says: 'Building the server …',
    product: '.plimsoll/server.cjs',
    inputs: ['package-lock.json', 'tsconfig.json', 'src'],
    steps: [{ args: typescript('src/tools/buildServer.ts') }],
  },
  {
    name: 'command line',
    says: 'Building the command line …',
    product: '.plimsoll/cli/plimsoll.cjs',
    inputs: ['package-lock.json', 'tsconfig.json', 'src'],
    steps: [{ args: typescript('src/tools/buildCli.ts') }],
  },
  {
    name: 'pages',
    says: 'Building the pages …',
    product: '.next/BUILD_ID',
    inputs: [
      'package-lock.json',
      'next.config.ts',
      'tsconfig.json',
      'relay.config.json',
      'schema.graphql',
      'pages',
      'public',
      'src',
    ],
    steps: [
      { args: typescript('src/tools/compileRelay.ts') },
      {
        args: ['node_modules/next/dist/bin/next', 'build', '--webpack'],
        env: { NODE_ENV: 'production' },
      },
      { args: typescript('src/tools/buildWorker.ts') },
    ],
  },
];

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];

  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesUnder))
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');

  return hash.digest('hex');
}

function readStamps() {
  try {
    return JSON.parse(readFileSync(STAMPS, 'utf8'));
  } catch {
    return {};
  }
}

const isFresh = ({ name, product }, hash) => existsSync(product) && readStamps()[name] === hash;

/** Whether every product is up to date. */
export const isBuilt = () => PRODUCTS.every((product) => isFresh(product, hashOf(product.inputs)));

/**
 * Builds what is missing or out of date.
 * @param {readonly string[]} [names] the products to build; all by default
 */
export async function buildStale(names = PRODUCTS.map(({ name }) => name)) {
  for (const wanted of PRODUCTS.filter((candidate) => names.includes(candidate.name))) {
    const { name, says, inputs, steps } = wanted;
    // Hash before building: changes made during the build are not in it and must leave it stale.
    const hash = hashOf(inputs);
    if (isFresh(wanted, hash)) continue;

    console.log(says);
    for (const { args, env } of steps) {
      if (!(await run(args, env)))
        throw new Error(`The ${name} could not be built: the reason stands above.`);
    }
    mkdirSync('.plimsoll', { recursive: true });
    writeFileSync(STAMPS, `${JSON.stringify({ ...readStamps(), [name]: hash }, null, 2)}\n`);
  }
}
