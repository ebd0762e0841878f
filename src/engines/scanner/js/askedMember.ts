// Names of members that several interfaces have, all for one feature: `moveBefore` of elements, fragments
// and the document. Whatever object a test asks, the others have it, too.
import type { ScanNode, ScanTable } from '@/engines/scanner/ScanTable';
import type { PlatformNames } from './PlatformNames';

/** Other code has members of one word, too. */
const SEVERAL_WORDS = /^[a-z]+[A-Z]\w+$/;
const OF_ONE_FEATURE = new WeakMap<ScanTable, ReadonlyMap<string, ScanNode>>();

/** The member that a test of a name asks for, whatever object it is on. */
export function askedMember(platform: PlatformNames, name: string): ScanNode | undefined {
  const { table } = platform;
  let names = OF_ONE_FEATURE.get(table);
  if (!names) {
    names = collect(table);
    OF_ONE_FEATURE.set(table, names);
  }
  return platform.telling(name) ?? names.get(name);
}

function collect(table: ScanTable): ReadonlyMap<string, ScanNode> {
  const names = new Map<string, ScanNode>();
  const mixed = new Set<string>();
  for (const root of ['api', 'javascript.builtins'])
    for (const { children } of table.children(root).values())
      for (const node of children.values()) {
        if (!SEVERAL_WORDS.test(node.name)) continue;
        const known = names.get(node.name);
        if (node.feature < 0 || (known && known.feature !== node.feature)) mixed.add(node.name);
        names.set(node.name, known ?? node);
      }
  for (const name of mixed) names.delete(name);
  return names;
}
