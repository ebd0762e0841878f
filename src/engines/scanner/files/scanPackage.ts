// A package.json or .browserslistrc → the browsers it names, and the polyfills it depends on. A
// dependency is only a note: the code loads it only if it imports it.
import type { FileScan } from '@/engines/scanner/FileScan';
import { polyfillsOf } from '@/engines/scanner/polyfills';
import { ScanProblem } from '@/engines/scanner/ScanProblem';
import type { ScanTable } from '@/engines/scanner/ScanTable';

/** Plugins of PostCSS that take nested rules apart. */
const FLATTENERS = new Set(['postcss-nested', 'postcss-nesting', 'postcss-preset-env']);

/**
 * The Browserslist query, if there is one.
 * @throws ScanProblem if a package.json is not a JSON object
 */
export function scanPackage(
  { name, text }: { readonly name: string; readonly text: string },
  table: ScanTable,
  scan: FileScan,
): string | undefined {
  if (/(?:^|\/)\.browserslistrc$/.test(name)) return toQuery(text.split('\n'));
  const { dependencies, devDependencies, browserslist } = readObject(text);
  const modules = [dependencies, devDependencies].flatMap((list) =>
    isObject(list) ? Object.keys(list) : [],
  );
  const polyfills = modules.filter((module) => polyfillsOf(module, table).length > 0);
  const flattener = modules.find((module) => FLATTENERS.has(module));
  const nesting = table.find('css.selectors.nesting');
  if (flattener !== undefined && nesting) {
    scan.polyfilled.add(nesting);
    scan.notes.push(`Compiles nested CSS rules with ${flattener}, so that browsers see none.`);
  }
  if (polyfills.length > 0)
    scan.notes.push(
      `Depends on polyfills: ${polyfills.slice(0, 10).join(', ')}. They guard what is scanned where the code imports them.`,
    );
  const environment =
    isObject(browserslist) && !Array.isArray(browserslist)
      ? (browserslist.production ?? Object.values(browserslist)[0])
      : browserslist;
  return toQuery([environment].flat().filter((line) => typeof line === 'string'));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readObject(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ScanProblem('It is not a package.json: it is not JSON.');
  }
  if (isObject(value) && !Array.isArray(value)) return value;
  throw new ScanProblem('It is not a package.json: it is not an object.');
}

/** The lines of the production environment, which is what ships, in one query. */
function toQuery(lines: readonly string[]): string | undefined {
  const queries: string[] = [];
  let isRead = true;
  for (const line of lines) {
    const plain = line.replace(/#.*/, '').trim();
    const section = /^\[(.*)\]$/.exec(plain)?.[1];
    if (section !== undefined) isRead = section.split(/\s+/).includes('production');
    else if (isRead && plain !== '') queries.push(plain);
  }
  return queries.length > 0 ? queries.join(', ').slice(0, 500) : undefined;
}
