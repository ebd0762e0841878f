import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'plimsoll-build-ids-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const PROGRAM = `const { getBuildId } = await import(process.argv[1]); console.log(getBuildId());`;

function getBuildId(name: string, source: string): string {
  const folder = join(root, name);
  mkdirSync(join(folder, 'src/ui'), { recursive: true });
  writeFileSync(join(folder, 'src/ui/Note.tsx'), source);
  const program = ['--input-type=module', '-e', PROGRAM, resolve('src/tools/getBuildId.mjs')];
  return execFileSync(process.execPath, program, { cwd: folder, encoding: 'utf8' }).trim();
}

describe('getBuildId', () => {
  it('depends on the sources, but not on their folder', () => {
    const id = getBuildId('one', 'export {};');

    expect(getBuildId('another-folder', 'export {};')).toBe(id);
    expect(getBuildId('another-folder', 'export { };')).not.toBe(id);
  });

  it('has digits only, since ad blockers refuse addresses with “ad”', () => {
    expect(getBuildId('one', 'export {};')).toMatch(/^\d+$/);
  });
});
