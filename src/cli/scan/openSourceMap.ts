// A place in a build → the place in its source, by the map that the file names.
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FlattenMap, originalPositionFor } from '@jridgewell/trace-mapping';
import type { SourcePlace } from '@/engines/scanner/forReports';

const COMMENT = /^[/*][#@] sourceMappingURL=(\S+?)(?:\s*\*\/)?\s*$/;
const MAX_MAP_BYTES = 100_000_000;

/** A prefix that servers may put before a map, so that no page can run it (ECMA-426). */
const XSSI_PREFIX = /^\)\]\}'[^\n]*\n/;

/** The names bundlers give: `webpack://shop/./src/a.ts`, `turbopack:///[project]/src/a.ts`. */
const BUNDLED = /^(?:webpack|turbopack)[\w-]*:\/\/[^/]*\/(?:\.\/|\[project\]\/)*(.*)$/;

export type FindOriginal = (line: number, column: number) => SourcePlace | undefined;

/**
 * Undefined without a readable map; the scan goes on without one.
 * @param path of the file on disk; maps are read only from below the root
 */
export function openSourceMap(text: string, path: string, root: string): FindOriginal | undefined {
  // The last is the one that counts; a pattern that looks for it would read hostile text for hours.
  const at = text.lastIndexOf('sourceMappingURL=');
  const [, address] = (at < 3 ? undefined : COMMENT.exec(text.slice(at - 3))) ?? [];
  const map = address === undefined ? undefined : readMap(address, path, root);
  return map && toFinder(map, root);
}

/**
 * The same for a map at hand, of a file that may not be written yet.
 * Undefined if it is not a map.
 */
export function openGivenMap(json: string, path: string, root: string): FindOriginal | undefined {
  try {
    return toFinder({ trace: FlattenMap(json), folder: dirname(path) }, root);
  } catch {
    return undefined;
  }
}

interface OpenMap {
  readonly trace: ReturnType<typeof FlattenMap>;
  /** Names of sources begin at it. */
  readonly folder: string;
}

function toFinder(map: OpenMap, root: string): FindOriginal {
  const names = new Map<string, string>();
  const nameOf = (source: string) => {
    const name = names.get(source) ?? toName(source, map.folder, root);
    names.set(source, name);
    return name;
  };
  return (line, column) => {
    const found = originalPositionFor(map.trace, { line, column: column - 1 });
    // A map may name no source for a place, or one without a name.
    return found.source
      ? {
          file: nameOf(found.source),
          line: found.line,
          column: found.column + 1,
        }
      : undefined;
  };
}

function readMap(address: string, path: string, root: string): OpenMap | undefined {
  try {
    const inline = /^data:[^,]*?(;base64)?,(.*)$/s.exec(address);
    if (inline) {
      const [, isBase64, data = ''] = inline;
      const json = isBase64
        ? Buffer.from(data, 'base64').toString('utf8')
        : decodeURIComponent(data);
      return { trace: FlattenMap(json), folder: dirname(path) };
    }
    const file = toFile(decodeURIComponent(withoutQuery(address)), path, root);
    if (!file.startsWith(`${root}${sep}`) || statSync(file).size > MAX_MAP_BYTES) return undefined;
    const json = readFileSync(file, 'utf8').replace(XSSI_PREFIX, '');
    return { trace: FlattenMap(json), folder: dirname(file) };
  } catch {
    return undefined;
  }
}

/** A map named by its future address lies next to its file until it is served. */
function toFile(address: string, path: string, root: string): string {
  const isServed = /^(?:https?:)?\//i.test(address) && !address.startsWith(`${root}${sep}`);
  return resolve(dirname(path), isServed ? basename(address) : address);
}

/**
 * `webpack://shop/./src/a.ts?0b1f`, `file:///shop/src/a.ts` and `../src/a.ts` are all `src/a.ts`.
 */
function toName(source: string, folder: string, root: string): string {
  const bundled = BUNDLED.exec(source)?.[1];
  if (bundled !== undefined) return withoutQuery(bundled);
  const path = toPath(source);
  if (path === undefined) return withoutQuery(source.replace(/^[\w-]+:\/\//, ''));
  const name = relative(root, resolve(folder, path)).split(sep).join('/');
  return name.startsWith('..') && isAbsolute(path) ? path : name;
}

/** Undefined for an address that does not name a file. */
function toPath(source: string): string | undefined {
  try {
    if (/^file:/i.test(source)) return fileURLToPath(source);
  } catch {
    return undefined;
  }
  return /^[\w-]+:\/\//.test(source) ? undefined : withoutQuery(source);
}

/** Loaders and plugins put what they did, or a number of the build, behind the name of a file. */
function withoutQuery(address: string): string {
  return address.replace(/\?.*$/s, '');
}
