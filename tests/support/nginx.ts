import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideProgram } from './provideProgram';

const PROGRAMS = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** The types of text that nginx compresses by docs/operate.md. */
export const GZIP_TYPES =
  'application/atom+xml application/graphql-response+json application/javascript application/json application/xml image/svg+xml text/css text/csv text/javascript text/markdown text/plain';

const find = (): string | undefined => PROGRAMS.find((path) => existsSync(path));

/** nginx of this machine; undefined where it is not installed and cannot be. */
export function provideNginx(): string | undefined {
  return provideProgram('nginx', find);
}

export interface RunningNginx {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * A caching proxy on the loopback, as docs/operate.md sets one up, in front of a server. `X-Cache` says
 * where an answer came from.
 * @param files a folder served at `/files/` as it is
 */
export async function startNginx(
  program: string,
  upstreamPort: number,
  files?: string,
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, upstreamPort, files));
  const child = spawn(program, ['-c', file, '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await answering(child, origin);
  return {
    origin,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(
  folder: string,
  port: number,
  upstreamPort: number,
  files: string | undefined,
): string {
  const proxied = `proxy_pass http://127.0.0.1:${upstreamPort}; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $remote_addr; proxy_cache answers; proxy_cache_revalidate on; proxy_cache_background_update on; proxy_cache_use_stale error timeout updating; proxy_cache_lock on; add_header X-Cache $upstream_cache_status always;`;
  return `
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr error;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  access_log off; gzip on; gzip_proxied any; gzip_min_length 256; gzip_types ${GZIP_TYPES};
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=answers:1m;
  map $uri $is_answer { default 0; ~^/(?:feeds|badge|embed|exports)/ 1; ~\\.json$ 1; }
  map "$is_answer$http_cookie" $personal { default 1; "0" 0; ~^1 0; }
  server {
    listen 127.0.0.1:${port};
    location / { ${proxied} proxy_cache_bypass $personal; proxy_no_cache $personal; }
    location /careless/ { rewrite ^/careless(/.*)$ $1 break; ${proxied} }
    location /soon/ { rewrite ^/soon(/.*)$ $1 break; proxy_ignore_headers Cache-Control; proxy_cache_valid 200 1s; ${proxied} }
    ${files === undefined ? '' : `location /files/ { alias ${files}/; }`}
  }
}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function answering(child: ChildProcess, origin: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
    if (
      await fetch(`${origin}/not-there`).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer: ${said}`);
}
