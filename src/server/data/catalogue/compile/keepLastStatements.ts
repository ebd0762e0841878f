// Keys that web-features names and newer compat data no longer has keep what was last said of them.
// Ruled by docs/decisions/0056-data-in-layers.md.
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import type { WebFeatures } from './WebFeatures';

/** A node of the tree, whatever its place. */
type Node = { __compat?: CompatStatement } & { [name: string]: Identifier };

interface Completed {
  readonly compatData: CompatData;
  /** Paths of the keys whose statements are those of the earlier data. */
  readonly withdrawnPaths: readonly string[];
}

/** @param earlier the compat data that web-features was made with */
export function keepLastStatements(
  compatData: CompatData,
  earlier: CompatData,
  { features }: WebFeatures,
): Completed {
  const completed = { ...compatData };
  const paths = Object.values(features).flatMap((feature) =>
    feature.kind === 'feature' ? (feature.compat_features ?? []) : [],
  );
  const withdrawnPaths = paths.filter((path) => {
    const last = find(earlier, path)?.__compat;
    if (!last || find(completed, path)?.__compat) return false;
    place(completed as unknown as Node, path.split('.'), last);
    return true;
  });
  return { compatData: completed, withdrawnPaths };
}

function find(data: CompatData, path: string): Identifier | undefined {
  let node = data as unknown as Identifier | undefined;
  for (const name of path.split('.')) node = node?.[name];
  return node;
}

/** Copies what is on the way: the data that was read stay as they are. */
function place(above: Node, [name, ...rest]: readonly string[], last: CompatStatement): void {
  const node = { ...above[name!] } as Node;
  above[name!] = node;
  if (rest.length > 0) place(node, rest, last);
  else node.__compat = last;
}
