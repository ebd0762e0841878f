// webpack-plugin-plimsoll, for webpack and Rspack: scans what a production build writes, after
// minification, and reports it at the places it was written.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { OriginalStyles } from '@/cli/plugins/bundle/OriginalStyles';
import { isCode, OutputScan, STYLES } from '@/cli/plugins/bundle/OutputScan';
import {
  type PluginOptions,
  type ReadOptions,
  readOptions,
} from '@/cli/plugins/bundle/readOptions';
import type { BuiltSource, Compilation, Compiler } from './WebpackTypes';

const NAME = 'plimsoll';

export default class WebpackPlugin {
  readonly #options: ReadOptions;

  constructor(given?: PluginOptions) {
    this.#options = readOptions(given);
  }

  apply(compiler: Compiler): void {
    if (compiler.options.mode === 'development') return;
    if (!compiler.webpack) {
      sayOld(compiler);
      return;
    }
    const { Compilation: constants, WebpackError } = compiler.webpack;
    const hasOwnMaps = keepMaps(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Behind the minimizers, and before maps are taken off.
      const stage = constants.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
      if (hasOwnMaps) removeMaps(compilation, constants.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1);
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const { faults, found, failure } = await this.#scan(compiler, compilation);
        for (const message of [...faults, ...found.map((finding) => finding.message)])
          compilation.warnings.push(new WebpackError(message));
        if (failure !== undefined) compilation.errors.push(new WebpackError(failure));
      });
    });
  }

  async #scan(compiler: Compiler, compilation: Compilation): Promise<OutputScan> {
    const scan = new OutputScan(this.#options, readStyles(compilation));
    const folder = compilation.outputOptions.path ?? compiler.outputPath;
    for (const { name, source } of compilation.getAssets()) {
      if (!isCode(name)) continue;
      const text = source.source().toString();
      await scan.add({ path: resolve(folder, name), text, map: readMap(source, compiler.context) });
    }
    return scan;
  }
}

/** webpack 4 has other hooks; those before it none that a plugin could warn by. */
function sayOld({ hooks }: Compiler): void {
  const message = 'plimsoll: webpack 5 or newer is needed.';
  if (hooks) hooks.thisCompilation.tap(NAME, ({ warnings }) => warnings.push(new Error(message)));
  else console.warn(message);
}

/**
 * Modules keep their maps whatever `devtool` says. True if files of maps are to be taken out again,
 * as in Rspack, which finds modules by `devtool` only.
 */
function keepMaps({ hooks, options, rspack }: Compiler): boolean {
  if (rspack === undefined) {
    hooks.thisCompilation.tap(NAME, (compilation) =>
      compilation.hooks.buildModule.tap(NAME, (module) => {
        module.useSourceMap = true;
      }),
    );
    return false;
  }
  if (options.devtool) return false;
  options.devtool = 'hidden-source-map';
  return true;
}

function removeMaps(compilation: Compilation, stage: number): void {
  compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
    for (const { name } of compilation.getAssets())
      if (/\.(?:[cm]?js|css)\.map$/.test(name)) compilation.deleteAsset(name);
  });
}

/** The sheets that modules were made from, as they are on disk. */
function readStyles({ modules }: Compilation): OriginalStyles {
  const styles = new OriginalStyles();
  for (const { resource } of modules) {
    const path = resource?.replace(/\?.*$/s, '');
    if (path === undefined || !STYLES.test(path)) continue;
    try {
      styles.add(path, readFileSync(path, 'utf8'));
    } catch {
      // A sheet that some loader made is found in the build only.
    }
  }
  return styles;
}

/** `webpack://javascript/esm|./src/a.js` and `webpack://shop/./src/a.js` lie in the folder of the build. */
const OWN_NAME = /^webpack:\/\/(?:.*[|!])?(?:[^./][^/]*\/(?=\.))?/;

/** Undefined for a text without a map. */
function readMap(source: BuiltSource, context: string): string | undefined {
  const map = source.map?.({}) as { readonly sources?: readonly (string | null)[] } | null;
  if (!map?.sources) return undefined;
  const sources = map.sources.map((name) => {
    const own = name?.replace(OWN_NAME, '');
    return own !== undefined && own !== name ? resolve(context, own) : name;
  });
  return JSON.stringify({ ...map, sources });
}
