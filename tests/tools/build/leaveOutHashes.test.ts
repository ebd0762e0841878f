import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import leaveOutHashes from '@/tools/build/leaveOutHashes.mjs';

const FOLDER = 'src/__generated__';

describe('leaveOutHashes', () => {
  it('empties one line of each artifact with a hash, and leaves the rest as it is', () => {
    const isHash = (line: string) => line.startsWith('(node as any).hash = ');
    const artifacts = readdirSync(FOLDER)
      .filter((name) => name.endsWith('.graphql.ts'))
      .map((name) => readFileSync(join(FOLDER, name), 'utf8').split('\n'));

    expect(artifacts.filter((lines) => lines.some(isHash)).length).toBeGreaterThan(100);
    for (const lines of artifacts)
      expect(leaveOutHashes(lines.join('\n')).split('\n')).toEqual(
        lines.map((line) => (isHash(line) ? '' : line)),
      );
  });
});
