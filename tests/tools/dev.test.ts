import { type ChildProcess, spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { CATALOGUE_FILES } from '@/tools/buildStale.mjs';
import { until } from '../support/until';

let folder = '';
let dev: ChildProcess | undefined;

const program = (path: string, script: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
};

/** The programs that were started, in this order. */
const calls = (): string[] =>
  existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').split('\n') : [];
const count = (call: string): number => calls().filter((line) => line === call).length;

/** A project with our tools, whose compiler and server only note that they were started. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dev-'));
  const real = ['browser', 'domain', 'tools'];
  for (const name of [
    'src/client/screens',
    'src/server/api/http',
    'src/__generated__',
    '.plimsoll',
  ])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of real) symlinkSync(resolve('src', name), join(folder, 'src', name));
  program(
    'node_modules/.bin/relay-compiler',
    'echo "compiler $*" >> calls; [ -z "$*" ] || sleep 60',
  );
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.bin'))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  symlinkSync(resolve('tsconfig.json'), join(folder, 'tsconfig.json'));
  writeFileSync(join(folder, 'schema.graphql'), 'type Query { day: String }\n');
  for (const file of CATALOGUE_FILES) writeFileSync(join(folder, file), '');
  writeFileSync(join(folder, 'src/client/screens/Day.tsx'), 'export {};\n');
  writeFileSync(
    join(folder, 'src/server/api/http/serve.ts'),
    `import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
appendFileSync('calls', \`server \${process.env.NODE_ENV}\\n\`);
writeFileSync('pid', String(process.pid));
setInterval(() => existsSync('crash') && process.exit(3), 50);`,
  );
});

afterEach(async () => {
  if (dev?.exitCode === null && dev.signalCode === null) {
    const ended = new Promise((done) => dev!.once('exit', done));
    dev.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true });
});

/**
 * Edits a file until that has had its effect: the watcher looks through the folders a moment after it
 * is started. Every five seconds, as edits without a pause between them count as one.
 */
async function editUntil(path: string, hasHappened: () => boolean): Promise<void> {
  let editedAt = 0;
  await until(() => {
    if (Date.now() - editedAt > 5_000) {
      appendFileSync(join(folder, path), '// edited\n');
      editedAt = Date.now();
    }
    return hasHappened();
  });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function start(): Promise<void> {
  dev = spawn(process.execPath, ['--import', 'tsx', 'src/tools/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PATH: [join(folder, 'bin'), '/usr/bin', '/bin'].join(delimiter) },
    stdio: 'ignore',
  });
  await until(() => count('server development') === 1);
}

describe('dev', () => {
  it('compiles, builds a worker and starts the production server for development', async () => {
    await start();

    expect(calls().slice(0, 2)).toEqual(['compiler ', 'server development']);
    expect(readFileSync(join(folder, '.plimsoll/development/sw.js'), 'utf8')).toContain(
      'development',
    );
  });

  it('leaves watching to the compiler if watchman is available', async () => {
    program('bin/watchman', 'echo \'{ "capabilities": ["suffix-set"] }\'');
    await start();
    await until(() => count('compiler --watch') === 1);

    expect(calls()).toContain('compiler --watch');
  });

  it.each(['absent', 'too old'])('recompiles after an edit if watchman is %s', async (kind) => {
    program('bin/watchman', kind === 'absent' ? 'exit 127' : 'echo \'{ "capabilities": [] }\'');
    await start();
    await editUntil('src/client/screens/Day.tsx', () => count('compiler ') > 1);

    expect(count('compiler ')).toBeGreaterThan(1);
    expect(calls()).not.toContain('compiler --watch');
  });

  it('restarts the server after an edit in front of Next', async () => {
    await start();
    await editUntil('src/server/api/http/serve.ts', () => count('server development') > 1);

    expect(count('server development')).toBeGreaterThan(1);
    expect(dev?.exitCode).toBeNull();
  });

  it('takes the server with it when it is killed, so that nothing holds the port', async () => {
    await start();
    // Its file is there before what is written into it; a process 0 would be the test's own group.
    const readPid = () => {
      const file = join(folder, 'pid');
      return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    };
    await until(() => readPid() > 0);
    const pid = readPid();
    dev?.kill('SIGKILL');
    await until(() => !isRunning(pid));

    expect(isRunning(pid)).toBe(false);
  });

  it('exits with the code of a server that exits on its own', async () => {
    await start();
    writeFileSync(join(folder, 'crash'), '');
    await until(() => dev?.exitCode !== null);

    expect(dev?.exitCode).toBe(3);
  });
});
