import { buildSync } from 'esbuild';

/** The files that load at once with a module: those behind `import()` load later. */
export function filesLoadedWith(module: string): string[] {
  const { metafile } = buildSync({
    entryPoints: [module],
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    outdir: 'loaded',
    write: false,
    metafile: true,
    logLevel: 'error',
    external: ['typescript'],
  });
  const loaded = new Set<string>();
  const load = (chunk: string): void => {
    if (loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const { path, kind, external } of metafile.outputs[chunk]!.imports)
      if (kind === 'import-statement' && external !== true) load(path);
  };
  load(
    Object.keys(metafile.outputs).find((name) => metafile.outputs[name]!.entryPoint === module)!,
  );
  return [...loaded].flatMap((chunk) => Object.keys(metafile.outputs[chunk]!.inputs));
}
