import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPostgres, providePostgres } from './aPostgres';
import { aValkey, provideValkey } from './aValkey';
import { freePort } from './freePort';
import { GZIP_TYPES, provideNginx } from './nginx';

export interface Instance {
  readonly url: string;
  stop(): Promise<void>;
}

export interface RunningInstance extends Instance {
  /** Ends it as a power cut does; what is on disk stays. */
  kill(): Promise<void>;
}

/** The services that several instances share. */
export function provideNeighbors() {
  const [postgres, valkey, nginx] = [providePostgres(), provideValkey(), provideNginx()];
  if (postgres === undefined || valkey === undefined || nginx === undefined)
    throw new Error('PostgreSQL, Valkey and nginx are needed.');
  return { postgres, valkey, nginx };
}

/**
 * One process of several behind a proxy.
 * @param folder of a build
 */
export async function startInstance(
  folder: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<RunningInstance> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-instance-'));
  const child = spawn(process.execPath, ['.plimsoll/server.cjs'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATA_REFRESH: 'off',
      BEHIND_PROXY: '1',
      WORKERS: '1',
      LOG_LEVEL: 'error',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await until(`${url}/readyz`, child);
  return {
    url,
    stop: async () => {
      await end(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
    kill: () => end(child, 'SIGKILL'),
  };
}

async function until(url: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + 90_000; Date.now() < end && child.exitCode === null;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer. Build first: npm run build`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

export interface Balancer {
  readonly port: number;
  readonly ports: readonly number[];
  /** With the cache of docs/operate.md, which answers for the instances. */
  readonly caches: boolean;
}

/** nginx in front of several instances, as docs/operate.md has it; requests go to them in turn. */
export async function startBalancer(program: string, balancer: Balancer): Promise<Instance> {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, balancer));
  const child = spawn(program, ['-c', file, '-p', folder, '-e', 'stderr'], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${balancer.port}`;
  await until(`${url}/healthz`, child);
  return {
    url,
    stop: async () => {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, { port, ports, caches }: Balancer): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const pass = `proxy_pass http://plimsoll; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $remote_addr; proxy_connect_timeout 1s;`;
  const cache = caches
    ? 'proxy_cache answers; proxy_cache_lock on; proxy_cache_revalidate on; proxy_cache_background_update on; proxy_cache_use_stale error timeout updating; proxy_cache_bypass $personal; proxy_no_cache $personal;'
    : '';
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 4096; }
http {
  access_log off; ${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  gzip on; gzip_proxied any; gzip_types ${GZIP_TYPES};
  proxy_cache_path ${folder}/cache keys_zone=answers:10m;
  map $uri $is_answer { default 0; ~^/(?:feeds|badge|embed|exports)/ 1; ~\\.json$ 1; }
  map "$is_answer$http_cookie" $personal { default 1; "0" 0; ~^1 0; }
  upstream plimsoll { ${ports.map((at) => `server 127.0.0.1:${at} max_fails=0;`).join(' ')} keepalive 16; keepalive_timeout 10s; }
  server {
    listen 127.0.0.1:${port}; listen [::1]:${port}; client_max_body_size 64m;
    location / { ${pass} ${cache} proxy_next_upstream error timeout; }
    location /_next/static/ { ${pass} proxy_next_upstream error timeout http_404; }
  }
}`;
}

/**
 * Two instances with one PostgreSQL and one Valkey behind nginx, at one address.
 * @param env for both
 */
export async function serveInstances(
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<Instance> {
  const programs = provideNeighbors();
  const postgres = await aPostgres(programs.postgres);
  const store = await aValkey(programs.valkey);
  const ports = [await freePort(), await freePort()];
  const both = {
    BASE_URL: `http://localhost:${port}`,
    DATABASE_URL: postgres.url,
    VALKEY_URL: store.url,
    ...env,
  };
  const instances: Instance[] = [];
  for (const at of ports) instances.push(await startInstance(process.cwd(), at, both));
  const balancer = await startBalancer(programs.nginx, { port, ports, caches: true });
  return {
    url: both.BASE_URL,
    stop: async () => {
      await Promise.all(instances.map((instance) => instance.stop()));
      await balancer.stop();
      await store.stop();
      await postgres.stop();
    },
  };
}
