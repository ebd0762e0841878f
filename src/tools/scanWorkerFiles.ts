import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CHUNKS = 'static/chunks';

/**
 * The scripts a scan's worker runs before it can answer: its own, and those that webpack has split
 * from it, which its runtime names by number. Undefined if the runtime reads otherwise.
 */
export function scanWorkerFiles(build: string): readonly string[] | undefined {
  const names = readdirSync(join(build, CHUNKS));
  const own = names.find((name) => /^scan-worker\.\w+\.js$/.test(name));
  if (own === undefined) return undefined;
  const text = readFileSync(join(build, CHUNKS, own), 'utf8');
  const [, list] = /\.O\(void 0,\[([\d,]+)\]/.exec(text) ?? [];
  // Without parts of its own there is no list.
  if (list === undefined) return undefined;
  const hashes = /"\."\+\(?\{([^}]*)\}/.exec(text)?.[1] ?? '';
  const parts = list.split(',').map((id) => {
    const hash = new RegExp(`(?:^|,)${id}:"(\\w+)"`).exec(hashes)?.[1];
    return names.find((name) => hash !== undefined && name.endsWith(`.${hash}.js`));
  });
  return parts.every((part) => part !== undefined)
    ? [own, ...parts].map((name) => `${CHUNKS}/${name}`)
    : undefined;
}
