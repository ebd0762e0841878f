import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hashFiles } from '@/tools/hashFiles.mjs';

/** A project with nothing in it but the packages that hosts are made of, and npm without a network. */
function aProject() {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-hosts-'));
  mkdirSync(join(folder, 'tests/hosts/packages'), { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    writeFileSync(join(folder, 'tests/hosts/packages', name), '{}');
  writeFileSync(
    join(folder, 'npm.cjs'),
    "console.error('npm error code EAI_AGAIN\\nnpm error request failed'); process.exitCode = 1;",
  );
  return folder;
}

const run = (cwd: string, ...given: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('src/tools/hosts.mjs'), ...given],
    { cwd, encoding: 'utf8', env: { ...process.env, npm_execpath: join(cwd, 'npm.cjs') } },
  );
  return { status, said: `${stdout}${stderr}`.trim().split('\n').at(-1) };
};

describe('npm run hosts', () => {
  const folders: string[] = [];
  const project = () => {
    folders.push(aProject());
    return folders.at(-1)!;
  };
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it('says in one line that npm could not bring the hosts, and fails nothing', () => {
    expect(run(project())).toEqual({
      status: 0,
      said: 'Hosts: left out, since npm could not bring them: request failed',
    });
  });

  it('leaves the hosts out while their inputs are those that passed, and no longer', () => {
    const folder = project();
    const tried = { inputs: inFolder(folder, () => hashFiles(['tests/hosts/packages'])) };
    writeFileSync(join(folder, 'tests/hosts/tried.json'), JSON.stringify(tried));

    expect(run(folder, '--if-changed').said).toMatch(/left out, since nothing has changed/);
    writeFileSync(join(folder, 'tests/hosts/new.spec.ts'), '');
    expect(run(folder, '--if-changed').said).toMatch(/left out, since npm could not bring them/);
  });
});

/** Hashes begin with the names of files, from the working directory. */
function inFolder<Value>(folder: string, work: () => Value): Value {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return work();
  } finally {
    process.chdir(before);
  }
}
