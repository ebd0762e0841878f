// rollup-plugin-plimsoll, for Vite, Rollup and Rolldown: scans what a build writes and reports it at
// the places it was written.
import { resolve } from 'node:path';
import { OriginalStyles } from '@/cli/plugins/bundle/OriginalStyles';
import {
  failureWords,
  isCode,
  type OutputText,
  type PlacedFinding,
  type PluginOptions,
  scanOutput,
  STYLES,
} from '@/cli/plugins/bundle/scanOutput';
import type { BuildPlugin, OutputFile, PluginContext } from './RollupTypes';

export default function rollupPlugin({ fail = false, ...terms }: PluginOptions = {}): BuildPlugin {
  const styles = new OriginalStyles();
  // Maps that only this plugin asked for are taken out again.
  let hasOwnMaps = false;
  const askForMaps = (sourcemap: unknown) => {
    hasOwnMaps ||= !sourcemap;
    return sourcemap || 'hidden';
  };
  return {
    name: 'plimsoll',
    apply: 'build',
    config: ({ build }) => ({ build: { sourcemap: askForMaps(build?.sourcemap) } }),
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
        const onFault = (message: string) => this.warn(message);
        const found: PlacedFinding[] = [];
        for (const output of Object.values(bundle)) {
          const text = toText(output, folder);
          if (text) found.push(...(await scanOutput(text, { terms, styles, onFault })));
        }
        for (const finding of found) report(this, finding);
        if (hasOwnMaps) removeMaps(bundle);
        const failure = fail ? failureWords(found) : undefined;
        if (failure !== undefined) this.error(failure);
      },
    },
  };
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
