import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const files = execFileSync('git', ['grep', '-l', 'lazySection(', '--', 'src'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !file.endsWith('/lazySection.tsx'));

describe('lazy sections', () => {
  it('name their chunk as the service worker expects, so that saved pages have it', () => {
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      const sections = text.match(/\blazySection\(/g) ?? [];
      const named = text.match(/webpackChunkName: "[\w-]+-sections"/g) ?? [];

      expect([file, named.length]).toEqual([file, sections.length]);
    }
  });

  it('leave the page’s title to code that loads first, or the title is lost', () => {
    for (const file of files) {
      const parts = [
        ...readFileSync(file, 'utf8').matchAll(/import\([^)]*'(\.\/\w+|@\/[\w/]+)'\)/g),
      ];
      for (const [, path = ''] of parts) {
        const source = path.startsWith('@/')
          ? path.replace('@', 'src')
          : `${file.slice(0, file.lastIndexOf('/'))}/${path.slice(2)}`;

        expect([source, readFileSync(`${source}.tsx`, 'utf8').includes('<PageMeta')]).toEqual([
          source,
          false,
        ]);
      }
    }
  });
});
