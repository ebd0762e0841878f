// Builds the tree tables from sorted paths. Pitfall: path order isn't tree order, so parents and
// descendants are found by path.
import { type CatalogueTables, NONE_32 } from '@/server/data/catalogue/artefactTables';
import type { CollectedKey } from './collectKeys';
import { compileLists } from './compileLists';
import { encodeTexts } from './encodeTexts';

export type KeyTree = Pick<
  CatalogueTables,
  'keyPathStart' | 'keyPaths' | 'keyParent' | 'keyChildStart' | 'keyChildren' | 'keyDescendantCount'
>;

export function compileKeyTree(
  keys: readonly CollectedKey[],
  indexByPath: ReadonlyMap<string, number>,
): KeyTree {
  const keyParent = Uint32Array.from(
    keys,
    ({ path }) => indexByPath.get(path.slice(0, Math.max(path.lastIndexOf('.'), 0))) ?? NONE_32,
  );
  const keyDescendantCount = new Uint32Array(keys.length);
  const children: number[][] = keys.map(() => []);

  keyParent.forEach((parent, key) => {
    if (parent === NONE_32) return;
    children[parent]!.push(key);
    if (!keys[key]!.compat) return;
    for (let above = parent; above !== NONE_32; above = keyParent[above]!)
      keyDescendantCount[above]! += 1;
  });
  const { starts: keyChildStart, values } = compileLists(children);

  return {
    ...compilePaths(keys),
    keyParent,
    keyChildStart,
    keyChildren: Uint32Array.from(values),
    keyDescendantCount,
  };
}

function compilePaths(
  keys: readonly CollectedKey[],
): Pick<CatalogueTables, 'keyPathStart' | 'keyPaths'> {
  const foreign = keys.find(({ path }) => !/^[\x21-\x7e]+$/.test(path));
  if (foreign)
    throw new Error(
      `The key ${JSON.stringify(foreign.path)} is not plain ASCII, which the catalogue's look-up by path relies on.`,
    );

  const { starts: keyPathStart, bytes: keyPaths } = encodeTexts(keys.map(({ path }) => path));
  return { keyPathStart, keyPaths };
}
