import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const filesUnder = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : [path]));

const sources = new Set(
  [...filesUnder('src'), ...filesUnder('pages')].filter((file) => /\.tsx?$/.test(file)),
);

/** The files of ours that a file imports: values, types and `import()` alike. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);

  return importedFiles.flatMap(({ fileName }) => {
    const path = fileName.startsWith('@/')
      ? join('src', fileName.slice(2))
      : join(dirname(file), fileName);
    return [`${path}.ts`, `${path}.tsx`].filter((candidate) => sources.has(candidate));
  });
}

/** A way that leads from a file back to itself; undefined without one. */
function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

describe('imports', () => {
  it('lead nowhere in a circle, whether for values or for types', () => {
    const imports = new Map(Array.from(sources, (file) => [file, importsOf(file)]));

    expect([...imports.values()].flat().length).toBeGreaterThan(1_000);
    expect(findCircle(imports)).toBeUndefined();
  });

  it('would be found in a circle', () => {
    const circle = findCircle(
      new Map([
        ['a', ['b', 'c']],
        ['b', []],
        ['c', ['d']],
        ['d', ['c']],
      ]),
    );

    expect(circle).toEqual(['c', 'd', 'c']);
  });
});
