// esbuild-plugin-plimsoll: scans what a build writes and reports it at the places it was written.
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BuildOptions, BuildResult, PartialMessage, Plugin } from 'esbuild';
import { OriginalStyles } from '@/cli/plugins/bundle/OriginalStyles';
import {
  isCode,
  OutputScan,
  type OutputText,
  type PlacedFinding,
} from '@/cli/plugins/bundle/OutputScan';
import { type PluginOptions, readOptions } from '@/cli/plugins/bundle/readOptions';

export default function esbuildPlugin(given?: PluginOptions): Plugin {
  const options = readOptions(given);
  return {
    name: 'plimsoll',
    setup({ initialOptions, onEnd }) {
      const own = askForFacts(initialOptions);
      onEnd(async (result) => {
        const folder = initialOptions.absWorkingDir ?? process.cwd();
        // esbuild maps style sheets as well, so nothing is looked up in their sources.
        const scan = new OutputScan(options, new OriginalStyles());
        for (const text of readOutput(result, folder)) await scan.add(text);
        takeBack(result, folder, own);
        const { faults, found, failure } = scan;
        return {
          warnings: [...faults.map((text) => ({ text })), ...found.map(toMessage)],
          errors: failure === undefined ? [] : [{ text: failure }],
        };
      });
    },
  };
}

/** Facts that the project has not asked for, and must not find. */
interface OwnFacts {
  readonly maps: boolean;
  readonly metafile: boolean;
}

function askForFacts(options: BuildOptions): OwnFacts {
  const own = { maps: !options.sourcemap, metafile: !options.metafile };
  options.sourcemap ||= 'external';
  options.metafile = true;
  return own;
}

/** Files that were written, or are held in memory where the project writes them itself. */
function readOutput(result: BuildResult, folder: string): readonly OutputText[] {
  const held = new Map(result.outputFiles?.map(({ path, text }) => [path, text]));
  const read = (path: string): string | undefined => {
    if (result.outputFiles) return held.get(path);
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return undefined;
    }
  };
  return namesOf(result).flatMap((name) => {
    const path = resolve(folder, name);
    const text = isCode(name) ? read(path) : undefined;
    return text === undefined ? [] : [{ path, text, map: read(`${path}.map`) }];
  });
}

function takeBack(result: BuildResult, folder: string, own: OwnFacts): void {
  const maps = own.maps ? namesOf(result).filter((name) => name.endsWith('.map')) : [];
  const paths = new Set(maps.map((name) => resolve(folder, name)));
  if (result.outputFiles)
    result.outputFiles = result.outputFiles.filter(({ path }) => !paths.has(path));
  else for (const path of paths) rmSync(path, { force: true });
  for (const name of maps) delete result.metafile!.outputs[name];
  if (own.metafile) delete result.metafile;
}

const namesOf = ({ metafile }: BuildResult): readonly string[] =>
  Object.keys(metafile?.outputs ?? {});

/** esbuild prints the place by itself. */
function toMessage({ file, line, column, message }: PlacedFinding): PartialMessage {
  const place = `${file}:${line}:${column}: `;
  return {
    text: message.startsWith(place) ? message.slice(place.length) : message,
    location: { file, line, column: column - 1 },
  };
}
