// rollup-plugin-plimsoll, for Vite, Rollup and Rolldown: scans what a build writes and reports it at
// the places it was written.
import { resolve } from 'node:path';
import { OriginalStyles } from '@/cli/plugins/bundle/OriginalStyles';
import {
  isCode,
  OutputScan,
  type OutputText,
  type PlacedFinding,
  STYLES,
} from '@/cli/plugins/bundle/OutputScan';
import { type PluginOptions, readOptions } from '@/cli/plugins/bundle/readOptions';
import type { BuildPlugin, OutputFile, PluginContext } from './RollupTypes';

/** Older ones know no hook with an order, and end a build that has one. */
const IS_OLD = /^(?:[01]|2\.(?:\d|[0-6]\d|7[0-7]))\./;

export default function rollupPlugin(given?: PluginOptions): BuildPlugin {
  const options = readOptions(given);
  const styles = new OriginalStyles();
  // Maps that only this plugin asked for are taken out again.
  let hasOwnMaps = false;
  const askForMaps = (sourcemap: unknown) => {
    hasOwnMaps ||= !sourcemap;
    return sourcemap || 'hidden';
  };
  const plugin: BuildPlugin = {
    name: 'plimsoll',
    apply: 'build',
    config: (user) => ({ build: { sourcemap: askForMaps(user.build?.sourcemap) } }),
    options() {
      if (!IS_OLD.test(this.meta.rollupVersion)) return;
      for (const hook of ['transform', 'generateBundle', 'outputOptions'] as const)
        delete plugin[hook];
      plugin.buildStart = function sayOld() {
        const { rollupVersion } = this.meta;
        this.warn(`plimsoll: Rollup 2.78 or newer is needed; this is ${rollupVersion}.`);
      };
    },
    outputOptions: (output) => ({ ...output, sourcemap: askForMaps(output.sourcemap) }),
    transform: {
      order: 'pre',
      handler(code, id) {
        const path = id.replace(/\?.*$/s, '');
        if (STYLES.test(path)) styles.add(path, code);
        return null;
      },
    },
    generateBundle: {
      order: 'post',
      async handler({ dir = 'dist', file }, bundle) {
        const folder = file === undefined ? resolve(dir) : resolve(file, '..');
        const scan = new OutputScan(options, styles);
        for (const output of Object.values(bundle)) {
          const text = toText(output, folder);
          if (text) await scan.add(text);
        }
        for (const fault of scan.faults) this.warn(fault);
        for (const finding of scan.found) report(this, finding);
        if (hasOwnMaps) removeMaps(bundle);
        if (scan.failure !== undefined) this.error(scan.failure);
      },
    },
  };
  return plugin;
}

/** Undefined for what is not code. */
function toText(output: OutputFile, folder: string): OutputText | undefined {
  const path = resolve(folder, output.fileName);
  if (output.type === 'chunk') return { path, text: output.code, map: output.map?.toString() };
  if (!isCode(output.fileName)) return undefined;
  const { source } = output;
  return { path, text: typeof source === 'string' ? source : new TextDecoder().decode(source) };
}

function report(context: PluginContext, { file, line, column, message }: PlacedFinding): void {
  context.warn({ message, id: file, loc: { file, line, column: column - 1 } });
}

function removeMaps(bundle: Record<string, OutputFile>): void {
  for (const name of Object.keys(bundle)) {
    const output = bundle[name]!;
    if (output.type === 'asset' && /\.(?:m?js|css)\.map$/.test(output.fileName))
      delete bundle[name];
  }
}
