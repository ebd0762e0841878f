// rollup-plugin-plimsoll, for Vite, Rollup and Rolldown: scans what a build writes and reports it at
// the places it was written. It changes nothing that is built, and nothing that goes wrong in it ends
// a build.
import { resolve } from 'node:path';
import { scanText } from '@/cli/library/api';
import type { Options, TextFinding, TextReport } from '@/cli/library/apiTypes';
import { OriginalStyles } from './OriginalStyles';
import type { BuildPlugin, OutputFile, PluginContext } from './RollupTypes';

export interface PluginOptions extends Omit<Options, 'cwd'> {
  /** True to end the build with an error if anything breaks below the line. */
  readonly fail?: boolean;
}

const STYLES = /\.(?:css|scss|sass|less|styl|pcss|postcss)$/;

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
        let failures = 0;
        for (const output of Object.values(bundle)) {
          const path = resolve(folder, output.fileName);
          const found = await findIn(this, output, path, { ...terms, styles });
          for (const finding of found) report(this, finding);
          failures += found.filter(({ level }) => level === 'error').length;
        }
        if (hasOwnMaps) removeMaps(bundle);
        if (fail && failures > 0)
          this.error(`plimsoll: ${breakWords(failures)} below the line, as named above.`);
      },
    },
  };
}

interface Asking extends Omit<Options, 'cwd'> {
  readonly styles: OriginalStyles;
}

async function findIn(
  context: PluginContext,
  output: OutputFile,
  path: string,
  { styles, ...terms }: Asking,
): Promise<readonly TextFinding[]> {
  try {
    const text = textOf(output);
    if (text === undefined) return [];
    const map = output.type === 'chunk' && output.map ? { map: output.map.toString() } : {};
    const scanned: TextReport | undefined = await scanText(text, { ...terms, ...map, path });
    const found = (scanned?.findings ?? []).filter(({ level }) => level !== 'hint');
    return STYLES.test(path) ? await styles.placeIn(found, terms) : found;
  } catch (error) {
    context.warn(`plimsoll: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

/** Undefined for what is not code. */
function textOf(output: OutputFile): string | undefined {
  if (output.type === 'chunk') return output.code;
  if (!/\.(?:css|html?|svg|m?js)$/.test(output.fileName)) return undefined;
  const { source } = output;
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}

function report(context: PluginContext, { original, message, ...built }: TextFinding): void {
  const { file, line, column } = original ?? built;
  context.warn({
    message: `${file}:${line}:${column}: ${message}`,
    id: file,
    loc: { file, line, column: column - 1 },
  });
}

function removeMaps(bundle: Record<string, OutputFile>): void {
  for (const name of Object.keys(bundle)) {
    const output = bundle[name]!;
    if (output.type === 'asset' && /\.(?:m?js|css)\.map$/.test(output.fileName))
      delete bundle[name];
  }
}

const breakWords = (count: number): string =>
  count === 1 ? '1 use breaks' : `${count} uses break`;
