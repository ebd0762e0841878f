import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { resolve } from 'node:path';
import { aForge, type StandIn } from '../../support/aForge';
import { aRepository, type Repository } from '../../support/aRepository';
import { scriptOf } from '../../support/scriptOf';

const PROGRAM = resolve('.plimsoll/packages/plimsoll/plimsoll.mjs');

let forge: StandIn;
afterEach(() => forge.stop());

/** Runs it where `npx` runs the program that was built. */
async function runScript(repository: Repository, script: string, env: object) {
  repository.write('bin/npx', `#!/bin/sh\nshift 2\nexec "${process.execPath}" "${PROGRAM}" "$@"\n`);
  chmodSync(`${repository.folder}/bin/npx`, 0o755);
  const child = spawn('bash', ['-eo', 'pipefail', '-c', script], {
    cwd: repository.folder,
    env: { NODE_ENV: 'test', PATH: `${repository.folder}/bin:${process.env.PATH}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  const listen = (data: Buffer) => void (out += data.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const [code] = (await once(child, 'close')) as [number];
  return { code, out };
}

const FILES = {
  'src/a b.js': 'requestIdleCallback(() => {});\n',
  'other.js': 'fetchLater("/");\n',
};

describe('what a forge runs', () => {
  it('is an action that annotates, writes a report and comments', async () => {
    forge = await aForge('github');
    const repository = aRepository(FILES);
    const script = scriptOf('deploy/github/action.yml', /^ +run: \|$/);
    const given = { ...forge.env, PATHS: 'src', VERSION: '1.0.0', COMMENT: 'true' };
    const { code, out } = await runScript(repository, script, given);

    expect(out).toContain('::error file=src/a b.js,line=1,');
    expect(code).toBe(1);
    expect(repository.read('plimsoll.sarif')).not.toContain('other.js');
    expect(forge.comments).toHaveLength(1);
    expect(forge.comments[0]!.body).toContain('requestIdleCallback');

    await runScript(repository, script, { ...given, COMMENT: 'false', PATHS: '' });
    await runScript(repository, script, { ...given, GITHUB_REF: 'refs/heads/main' });
    expect(forge.changes).toHaveLength(1);
  });

  it('is a component that reports code quality, and comments if it may', async () => {
    forge = await aForge('gitlab');
    const repository = aRepository(FILES);
    const script = scriptOf('deploy/gitlab/plimsoll.yml', /^ +- \|$/);
    const given = { ...forge.env, PLIMSOLL_PATHS: '', PLIMSOLL_VERSION: '1.0.0' };
    const { code } = await runScript(repository, script, given);

    expect(code).toBe(1);
    expect(JSON.parse(repository.read('gl-code-quality-report.json'))).toHaveLength(2);
    expect(forge.comments).toHaveLength(1);
    await runScript(repository, script, { ...given, PLIMSOLL_TOKEN: '' });
    expect(forge.changes).toHaveLength(1);
  });
});
