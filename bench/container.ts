// npm run bench -- container: performs the steps of deploy/Containerfile without a container tool, in
// folders of their own, and runs what comes out as another user who may write nothing but its data:
// sizes, time to /readyz, memory, and what a reader gets. Needs root and some minutes.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Debian's and the image's own user without rights. */
const NOBODY = 65_534;
const PORT = Number(process.env.BENCH_PORT ?? 3290);

interface Stage {
  readonly folder: string;
  readonly env: Record<string, string>;
  command: string[];
  health: string[];
}

const root = mkdtempSync(join(tmpdir(), 'plimsoll-container-'));
const context = join(root, 'context');

function makeContext(): void {
  mkdirSync(context);
  const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', context], { input: archive });
}

/** Performs each instruction in the folder that stands for the image's working directory. */
function build(): Stage {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  const text = readFileSync(join(context, 'deploy/Containerfile'), 'utf8').replace(/\\\n/g, ' ');
  for (const line of text.split('\n').filter((line) => /^[A-Z]+ /.test(line))) {
    const [, name = '', given = ''] = /^([A-Z]+) (.*)$/.exec(line)!;
    if (name === 'FROM') {
      const folder = join(root, `stage-${stages.size}`, 'plimsoll');
      mkdirSync(folder, { recursive: true });
      stage = { folder, env: {}, command: [], health: [] };
      stages.set(/ AS (\w+)$/.exec(given)?.[1] ?? 'last', stage);
    } else if (stage) perform(stage, name, given, stages);
  }
  return stage!;
}

function perform(
  stage: Stage,
  name: string,
  given: string,
  stages: ReadonlyMap<string, Stage>,
): void {
  const { folder, env } = stage;
  if (name === 'ENV') {
    const [key = '', value = ''] = given.split('=');
    env[key] = value.startsWith('/data') ? join(dirname(folder), 'data') : value;
  } else if (name === 'COPY') copy(stage, given, stages);
  else if (name === 'RUN' && given.startsWith('mkdir /data')) {
    const data = join(dirname(folder), 'data');
    mkdirSync(data);
    chownSync(data, NOBODY, NOBODY);
  } else if (name === 'RUN') {
    console.log(`RUN ${given}`);
    execFileSync('sh', ['-c', given], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment({ HOME: root, ...npmSettings(), ...env }),
    });
  } else if (name === 'CMD') stage.command = JSON.parse(given) as string[];
  else if (name === 'HEALTHCHECK')
    stage.health = JSON.parse(given.slice(given.indexOf('['))) as string[];
}

/** Nothing of this process but where programs are. */
const environment = (given: Record<string, string>): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  PATH: process.env.PATH,
  ...given,
});

/** Where this machine gets its packages from. */
function npmSettings(): Record<string, string> {
  const settings = Object.entries(process.env).filter(([key]) =>
    /^(?:npm_config_(?:registry|cafile|userconfig|cache)|.*_PROXY|NODE_EXTRA_CA_CERTS)$/i.test(key),
  );
  return Object.fromEntries(settings) as Record<string, string>;
}

function copy({ folder }: Stage, given: string, stages: ReadonlyMap<string, Stage>): void {
  const names = given.split(' ');
  const from = /^--from=(\w+)$/.exec(names[0]!)?.[1];
  const target = names.at(-1)!;
  const base = from === undefined ? context : stages.get(from)!.folder;
  for (const name of names.slice(from === undefined ? 0 : 1, -1)) {
    const source = join(base, name.replace(/^\/plimsoll\//, ''));
    const place =
      target === './' || target === '.'
        ? join(folder, name === '.' ? '' : name)
        : join(folder, target);
    cpSync(source, place, { recursive: true, verbatimSymlinks: true });
  }
}

function sizeOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.size ?? 0;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

/** The tree belongs to root, and nobody else may write to it. */
function protect(path: string): void {
  execFileSync('chmod', ['-R', 'a+rX,go-w', path]);
  for (let folder = dirname(path); folder !== tmpdir(); folder = dirname(folder))
    chmodSync(folder, 0o755);
}

async function run(stage: Stage): Promise<void> {
  const env = environment({
    PORT: String(PORT),
    WORKERS: process.env.WORKERS ?? '1',
    LOG_LEVEL: 'warn',
    ...stage.env,
  });
  const asNobody = { cwd: stage.folder, env, uid: NOBODY, gid: NOBODY } as const;
  const write = spawnSync('sh', ['-c', 'touch written'], asNobody);
  console.log(`may write into the tree: ${write.status === 0 ? 'YES' : 'no'}`);
  const startedAt = performance.now();
  const server = spawn(process.execPath, stage.command.slice(1), {
    ...asNobody,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilReady(server);
    console.log(`ready after ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
    const health = spawnSync(process.execPath, stage.health.slice(1), asNobody);
    console.log(`health check ends with ${health.status}`);
    console.log(`resident: ${residentMb(server.pid!)} MB idle`);
    await askEverything();
    console.log(`resident: ${residentMb(server.pid!)} MB after ${PATHS.length} requests`);
  } finally {
    const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    console.log(`stopped with ${await ended}`);
  }
}

async function untilReady(server: ChildProcess): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end && server.exitCode === null;) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined);
    if (answer) return console.log(`/readyz: ${(await answer.text()).trim()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server did not start.');
}

const residentMb = (pid: number): number =>
  Math.round(
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024,
  );

const PATHS = ['/', '/features', '/features/has', '/compat/api', '/stats', '/feeds/newly'];

async function askEverything(): Promise<void> {
  for (const path of PATHS) {
    const { status } = await fetch(`http://127.0.0.1:${PORT}${path}`);
    console.log(`${status} ${path}`);
  }
}

async function bench(): Promise<void> {
  try {
    makeContext();
    const stage = build();
    protect(stage.folder);
    console.log(`contents: ${Math.round(sizeOf(stage.folder) / 1e6)} MB without Node`);
    await run(stage);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

void bench();
