// Uses → whose code they are in: a package's, the project's own, or a built file's without a source.
import { dirname, resolve } from 'node:path';
import { type FoundUse, getPlace } from '@/cli/scan/FoundUse';
import { readManifest } from './resolveModule';

export interface CodeOwner {
  readonly kind: 'package' | 'own' | 'unmapped';
  /** A package's name, a file's, or “your code”. */
  readonly name: string;
  /** Undefined if it is not installed here. */
  readonly version?: string;
  /** All that count: sure ones, guarded or not. */
  readonly uses: readonly FoundUse[];
}

const IN_PACKAGE = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//;
/** pnpm keeps each version in a folder of its own: `.pnpm/lit@3.1.0/node_modules/lit/`. */
const IN_STORE =
  /\/\.pnpm\/(?:@[^+/]+\+)?[^@/]+@([^_(/]+)[^/]*\/node_modules\/[^.][^/]*(?:\/[^/]+)?\/$/;

/** @param root that names of files begin at */
export function groupByPackage(uses: readonly FoundUse[], root: string): readonly CodeOwner[] {
  const mapped = new Set(uses.filter(({ original }) => original).map(({ file }) => file));
  const groups = new Map<string, { owner: Omit<CodeOwner, 'uses'>; uses: FoundUse[] }>();
  for (const use of uses) {
    if (use.evidence === 'possible') continue;
    const id = ownerId(use, mapped);
    let group = groups.get(id);
    if (!group) groups.set(id, (group = { owner: toOwner(id, root), uses: [] }));
    group.uses.push(use);
  }
  return [...groups.values()].map(({ owner, uses: own }) => ({ ...owner, uses: own }));
}

function ownerId(use: FoundUse, mapped: ReadonlySet<string>): string {
  const { file } = getPlace(use);
  const [folder] = IN_PACKAGE.exec(file) ?? [];
  if (folder !== undefined) return folder;
  // A bundler's own code has no source, nor has a bundle without a map next to bundles with one.
  return use.original || mapped.size === 0 ? '' : `? ${use.file}`;
}

function toOwner(id: string, root: string): Omit<CodeOwner, 'uses'> {
  if (id === '') return { kind: 'own', name: 'your code' };
  if (id.startsWith('? ')) return { kind: 'unmapped', name: id.slice(2) };
  const [, name = ''] = IN_PACKAGE.exec(id)!;
  const { version } = readManifest(resolve(root, dirname(`${id}x`)));
  const known = typeof version === 'string' ? version : IN_STORE.exec(`/${id}`)?.[1];
  return { kind: 'package', name, ...(known !== undefined && { version: known }) };
}
