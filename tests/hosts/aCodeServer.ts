// A real VS Code in a browser: code-server on the Node.js it asks for, with our extension installed
// from the file that `vsce` makes of its folder.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where `npm run hosts` installs the packages of `tests/hosts/packages`. */
const HOSTS = process.env.PLIMSOLL_HOSTS ?? '';
const modules = (path: string) => join(HOSTS, 'node_modules', path);
const PROGRAMS = {
  // The release that code-server asks for.
  node: modules(`node-${process.platform}-${process.arch}/bin/node`),
  codeServer: modules('code-server/out/node/entry.js'),
  vsce: modules('@vscode/vsce/vsce'),
};

/** Why there is no VS Code here; undefined if there is one. */
export const missingCodeServer = Object.values(PROGRAMS).every((path) => existsSync(path))
  ? undefined
  : 'VS Code is left out: `npm run hosts` brings code-server, on Linux only.';

export interface CodeServer {
  /** The folder that is open in it. */
  readonly address: string;
  stop(): void;
}

/** No trace of people's own settings, and nothing on the screen but the file. */
const SETTINGS = {
  'workbench.startupEditor': 'none',
  'workbench.colorTheme': 'Default Light Modern',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.tips.enabled': false,
  'chat.disableAIFeatures': true,
  'telemetry.telemetryLevel': 'off',
  'editor.fontSize': 14,
};

export async function startCodeServer(folder: string): Promise<CodeServer> {
  const home = mkdtempSync(join(tmpdir(), 'plimsoll-code-'));
  const vsix = join(home, 'plimsoll.vsix');
  const run = (program: string, given: readonly string[], cwd = home) =>
    execFileSync(PROGRAMS.node, [program, ...given], { cwd, stdio: 'pipe', encoding: 'utf8' });
  run(
    PROGRAMS.vsce,
    ['package', '--skip-license', '--allow-missing-repository', '--out', vsix],
    resolve('.plimsoll/packages/vscode'),
  );
  mkdirSync(join(home, 'user/User'), { recursive: true });
  writeFileSync(join(home, 'user/User/settings.json'), JSON.stringify(SETTINGS));
  const own = [
    ...['--user-data-dir', join(home, 'user')],
    ...['--extensions-dir', join(home, 'extensions')],
    ...['--config', join(home, 'config.yaml')],
  ];
  run(PROGRAMS.codeServer, [...own, '--install-extension', vsix]);
  const port = await findPort();
  const child = spawn(
    PROGRAMS.node,
    [
      PROGRAMS.codeServer,
      ...own,
      ...['--auth', 'none', '--bind-addr', `127.0.0.1:${port}`],
      ...['--disable-telemetry', '--disable-update-check', '--disable-workspace-trust'],
    ],
    { cwd: home, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  await hasSaid(child, 'HTTP server listening');
  return {
    address: `http://127.0.0.1:${port}/?folder=${folder}`,
    stop: () => {
      child.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

function findPort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function hasSaid({ stdout, stderr }: ChildProcess, wanted: string): Promise<void> {
  return new Promise((said) => {
    let text = '';
    for (const stream of [stdout, stderr])
      stream?.on('data', (data: Buffer) => {
        text += data.toString();
        if (text.includes(wanted)) said();
      });
  });
}
