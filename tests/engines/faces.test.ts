import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const ENGINES = 'src/engines';

/** The files that load at once with a module: those behind `import()` load later. */
function filesLoadedWith(module: string): string[] {
  const { metafile } = buildSync({
    entryPoints: [module],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'faces',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const loaded = new Set<string>();
  const load = (chunk: string): void => {
    if (loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const { path, kind } of metafile.outputs[chunk]!.imports)
      if (kind === 'import-statement') load(path);
  };
  load(
    Object.keys(metafile.outputs).find((name) => metafile.outputs[name]!.entryPoint === module)!,
  );
  return [...loaded].flatMap((chunk) => Object.keys(metafile.outputs[chunk]!.inputs));
}

describe('the faces of the engines', () => {
  const faces = readdirSync(ENGINES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(ENGINES, name))
        .filter((file) => /^for[A-Z]/.test(file))
        .map((file) => join(ENGINES, name, file)),
    );

  it.each(faces.filter((face) => /for(?:Page|Reports)\.ts$/.test(face)))(
    'load no package with a page: %s',
    (face) => {
      const files = filesLoadedWith(face);

      expect(files).not.toEqual([]);
      expect(files.filter((file) => file.includes('node_modules'))).toEqual([]);
    },
  );

  it('load a parser where code is scanned at once', () => {
    const files = filesLoadedWith(join(ENGINES, 'scanner/forCommandLine.ts'));

    expect(files.some((file) => file.includes('node_modules'))).toBe(true);
  });
});
