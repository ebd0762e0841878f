import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openSourceMap } from '@/cli/scan/openSourceMap';
import { aRepository } from '../../support/aRepository';

const aMap = (source: string) =>
  JSON.stringify({ version: 3, sources: [source], names: [], mappings: 'AAAA' });

function originalOf(source: string, address = 'a.js.map', map = aMap(source)): string | undefined {
  const { folder } = aRepository({ 'app/dist/a.js.map': map });
  const root = join(folder, 'app');
  const text = `x;\n//# sourceMappingURL=${address}`;
  return openSourceMap(text, join(root, 'dist/a.js'), root)?.(1, 1)?.file;
}

describe('the source that a map names', () => {
  it.each([
    ['../src/a.ts', 'src/a.ts'],
    ['webpack://shop/./src/a.vue?0b1f', 'src/a.vue'],
    ['../src/a.vue?vue&type=script&lang.ts', 'src/a.vue'],
    // A package next to this one.
    ['../../lib/a.ts', '../lib/a.ts'],
    ['/elsewhere/a.ts', '/elsewhere/a.ts'],
    ['https://a.example/a.ts', 'a.example/a.ts'],
    ['file://host.example/%2F', 'host.example/%2F'],
  ])('has its name below the root: %s', (source, name) => {
    expect(originalOf(source)).toBe(name);
  });

  it('may have the address of a file, as Sass writes it', () => {
    const { folder } = aRepository({});
    const source = pathToFileURL(join(folder, 'src/a b.scss')).href;
    const text = `a{}\n/*# sourceMappingURL=data:application/json,${encodeURIComponent(aMap(source))} */`;

    expect(openSourceMap(text, join(folder, 'a.css'), folder)?.(1, 1)?.file).toBe('src/a b.scss');
  });

  it('is read from a map whose address has a query', () => {
    expect(originalOf('../src/a.ts', 'a.js.map?v=1')).toBe('src/a.ts');
  });

  it.each([
    'https://cdn.example/assets/a.js.map',
    '//cdn.example/a.js.map?v=1',
    '/assets/a.js.map',
  ])('is read from the map next to the file if it has its future address: %s', (address) => {
    expect(originalOf('../src/a.ts', address)).toBe('src/a.ts');
  });

  it('is read from a map that begins with what keeps pages from running it', () => {
    const map = `)]}'\n${aMap('../src/a.ts')}`;

    expect(originalOf('../src/a.ts', 'a.js.map', map)).toBe('src/a.ts');
  });
});
