import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const start = (
  env: Record<string, string>,
  cwd = process.cwd(),
): { status: number | null; said: string } => {
  const { status, stderr } = spawnSync(process.execPath, [resolve('.plimsoll/server.cjs')], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

  return { status, said: stderr };
};

describe('serve', () => {
  it('does not start with an invalid value, and names it in one sentence', () => {
    expect(start({ PORT: 'eighty' })).toEqual({
      status: 1,
      said: 'Plimsoll did not start. PORT is “eighty”, but a whole number from 1 to 65535 was expected.\n',
    });
  });

  it('does not start without built pages, and says how to build them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'serve-'));
    mkdirSync(join(folder, '.plimsoll'));
    symlinkSync(resolve('.plimsoll/catalogue.bin'), join(folder, '.plimsoll/catalogue.bin'));
    symlinkSync(resolve('package.json'), join(folder, 'package.json'));

    expect(start({ LOG_LEVEL: 'silent' }, folder)).toEqual({
      status: 1,
      said: 'Plimsoll did not start. .next/required-server-files.json cannot be read. Build the pages with `npm run build`.\n',
    });

    mkdirSync(join(folder, '.next'));
    writeFileSync(
      join(folder, '.next/required-server-files.json'),
      JSON.stringify({ config: {}, files: ['.next/build-manifest.json'] }),
    );
    expect(start({ LOG_LEVEL: 'silent' }, folder)).toEqual({
      status: 1,
      said: 'Plimsoll did not start. .next/build-manifest.json is missing. Build the pages with `npm run build`.\n',
    });
    rmSync(folder, { recursive: true });
  });

  it('does not start with a catalogue that is damaged, and says how to build it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'serve-'));
    mkdirSync(join(folder, '.plimsoll'));
    const bytes = readFileSync('.plimsoll/catalogue.bin');
    writeFileSync(
      join(folder, '.plimsoll/catalogue.bin'),
      bytes.fill(bytes[5_000_000]! ^ 1, 5_000_000, 5_000_001),
    );
    symlinkSync(resolve('package.json'), join(folder, 'package.json'));

    expect(start({ LOG_LEVEL: 'silent' }, folder)).toEqual({
      status: 1,
      said: 'Plimsoll did not start. The catalogue is damaged: its checksum differs. Build it again with `npm run catalogue`.\n',
    });
    rmSync(folder, { recursive: true });
  });
});
