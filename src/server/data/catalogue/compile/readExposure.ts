// Web IDL → what a page of any site can see: interfaces that a window has, without those that need
// HTTPS. A test on anything else would answer by the page, not by the browser.
import type { IDLRootType } from 'webidl2';
import { readIdl } from './readIdl';

export interface Exposure {
  readonly interfaces: ReadonlySet<string>;
  /** `Interface` and `Interface.member` that exist only over HTTPS. */
  readonly secure: ReadonlySet<string>;
  /** Interface → the one it inherits from. */
  readonly parents: ReadonlyMap<string, string>;
}

type Definition = Extract<IDLRootType, { readonly extAttrs: unknown }>;

export function readExposure(roots: readonly IDLRootType[] = readIdl()): Exposure {
  const interfaces = new Set<string>();
  const secure = new Set<string>();
  const parents = new Map<string, string>();
  const owners = new Map<string, string[]>();
  for (const root of roots)
    if (root.type === 'includes')
      owners.set(root.includes, [...(owners.get(root.includes) ?? []), root.target]);
  for (const root of roots) {
    if (!('members' in root) || root.type === 'dictionary') continue;
    if (root.inheritance) parents.set(root.name, root.inheritance);
    if (isInWindows(root)) interfaces.add(root.name);
    for (const name of [root.name, ...(owners.get(root.name) ?? [])])
      noteSecure(root, name, secure);
  }
  return { interfaces, secure, parents };
}

function isInWindows({ extAttrs }: Definition): boolean {
  const exposed = extAttrs.find(({ name }) => name === 'Exposed');
  return (
    /Window|\*/.test(JSON.stringify(exposed?.rhs?.value ?? '')) &&
    !extAttrs.some(({ name }) => name === 'LegacyNoInterfaceObject')
  );
}

/** Part of an interface may need HTTPS while the rest does not. */
function noteSecure(root: Definition, owner: string, secure: Set<string>): void {
  const isSecure = (attributes: Definition['extAttrs']): boolean =>
    attributes.some(({ name }) => name === 'SecureContext');
  const isWhole = isSecure(root.extAttrs);
  if (isWhole && owner === root.name && isInWindows(root)) secure.add(owner);
  for (const member of root.members)
    if (member.name && (isWhole || isSecure(member.extAttrs)))
      secure.add(`${owner}.${member.name}`);
}
