// The compat data → its browsers, keys and the support of each, by our rules. A catalogue reads it
// once, and once more the data that its web-features was made with.
import type { CompatData, Identifier } from '@mdn/browser-compat-data/types';
import type { BrowserRecord } from '@/server/data/catalogue/artefactTables';
import type { SupportMatrix } from '@/server/data/catalogue/SupportMatrix';
import { type CollectedKey, collectKeys } from './collectKeys';
import { compileBrowsers } from './compileBrowsers';
import { compileKeySupport } from './compileKeySupport';
import { compileKeyTree, type KeyTree } from './compileKeyTree';
import { FirstSupports } from './FirstSupports';
import { ReleaseOrder } from './ReleaseOrder';

export interface CompatReading {
  readonly browsers: readonly BrowserRecord[];
  /** One per browser, in the same order. */
  readonly orders: readonly ReleaseOrder[];
  readonly keys: readonly CollectedKey[];
  readonly keyByPath: ReadonlyMap<string, number>;
  readonly tree: KeyTree;
  readonly keySupport: SupportMatrix;
  readonly firsts: FirstSupports;
}

/** @param coreSlugs of the core browsers, in display order */
export function readCompatData(data: CompatData, coreSlugs: readonly string[]): CompatReading {
  const browsers = compileBrowsers(data.browsers, coreSlugs);
  const keys = collectKeys(getRoots(data));
  const keyByPath = new Map(keys.map(({ path }, index) => [path, index]));
  const tree = compileKeyTree(keys, keyByPath);
  const orders = browsers.map((browser) => new ReleaseOrder(browser));
  const keySupport = compileKeySupport(keys, orders);
  const firsts = new FirstSupports(keys, tree.keyParent, keySupport, orders);

  return { browsers, orders, keys, keyByPath, tree, keySupport, firsts };
}

function getRoots({ __meta, browsers, ...roots }: CompatData): Record<string, Identifier> {
  return roots;
}
