// Tries our packages in programs that the project itself does not have: VS Code, and other versions
// of bundlers and linters. npm brings them into .plimsoll/hosts. Where it cannot, one line says so,
// and nothing fails.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { buildStale } from './buildStale.mjs';
import { provideChromium } from './chromium.mjs';
import { hashFiles } from './hashFiles.mjs';
import { run } from './run.mjs';

const TESTS = 'tests/hosts';
const PACKAGES = `${TESTS}/packages`;
/** The hash of the inputs that passed last. It is committed, so a clone without history knows it. */
const TRIED = `${TESTS}/tried.json`;
const FOLDER = '.plimsoll/hosts';
const INSTALLED = join(FOLDER, 'installed');
/** On a slow network npm may take any time, and CI has other things to do. */
const LONGEST_INSTALL_MS = 15 * 60_000;

/** Where packages meet their hosts; the scanner is tested without them. */
const inputs = () =>
  hashFiles([
    ...readdirSync(TESTS)
      .map((name) => join(TESTS, name))
      .filter((path) => path !== TRIED),
    ...['src/cli/library', 'src/cli/lsp', 'src/cli/plugins'],
    ...['buildCli', 'buildPlugins', 'buildVscode', 'writePackage'].map(
      (name) => `src/tools/${name}.ts`,
    ),
    'tests/support/aHost.ts',
  ]);

const hasPassed = (hash) =>
  existsSync(TRIED) && JSON.parse(readFileSync(TRIED, 'utf8')).inputs === hash;

/**
 * Why npm could not install into a folder; undefined if it did. `npm ci` refuses the lock file, for a package
 * of Windows that is not in it.
 */
function installIn(cwd, ...more) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      process.env.npm_execpath,
      ...[
        'install',
        '--ignore-scripts',
        '--engine-strict=false',
        '--legacy-peer-deps',
        '--no-audit',
        '--no-fund',
        ...more,
      ],
    ],
    { cwd, encoding: 'utf8', timeout: LONGEST_INSTALL_MS, env: { ...process.env, NODE_ENV: '' } },
  );
  if (status === 0) return undefined;
  return /npm error (?!code )(.*)/.exec(stderr ?? '')?.[1] ?? 'npm did not end in time';
}

/** The same as above. VS Code has packages of its own, which code-server's scripts would install. */
function bringPackages() {
  const wanted = hashFiles([PACKAGES]);
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === wanted) return undefined;
  if (!process.env.npm_execpath) return 'it was not started by npm';

  console.log('Installing VS Code, bundlers and linters: a few minutes …');
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(PACKAGES, name), join(FOLDER, name));
  const why =
    installIn(FOLDER) ??
    installIn(join(FOLDER, 'node_modules/code-server/lib/vscode'), '--omit=dev');
  if (why === undefined) writeFileSync(INSTALLED, wanted);
  return why;
}

try {
  const given = process.argv.slice(2);
  const hash = inputs();
  if (given.includes('--if-changed') && hasPassed(hash)) {
    console.log('Hosts: left out, since nothing has changed where our packages meet them.');
  } else {
    const why = bringPackages();
    if (why !== undefined) console.log(`Hosts: left out, since npm could not bring them: ${why}`);
    else await tryHosts(given, hash);
  }
} catch (cause) {
  console.error(cause.message);
  process.exitCode = 1;
}

async function tryHosts(given, hash) {
  await buildStale(['catalogue', 'command line']);
  const chosen = given.filter((word) => word !== '--if-changed');
  const passed = await run(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      `${TESTS}/playwright.config.ts`,
      ...chosen,
    ],
    { PLIMSOLL_HOSTS: resolve(FOLDER), CHROMIUM_PATH: await provideChromium() },
  );
  if (!passed) process.exitCode = 1;
  // Only all of them are a proof.
  else if (chosen.length === 0 && !process.env.CI)
    writeFileSync(TRIED, `${JSON.stringify({ inputs: hash }, null, 2)}\n`);
}
