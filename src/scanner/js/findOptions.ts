// The object of options in a call → the keys of its options. The data names an option after its place:
// `options_signal_parameter`, `type_option`, or below an `options_parameter` by its name alone.
import type { ScanNode } from '@/scanner/ScanTable';
import { type JsNode, staticName } from './JsNode';

interface FoundOption {
  readonly node: ScanNode;
  readonly at: JsNode;
}

const BAG =
  /^(?:options|init|configuration|config|descriptor|constraints|data|dictionary|algorithm)_parameter$/;

export function hasOptions({ arguments: given = [] }: JsNode): boolean {
  return given.some(({ type }) => type === 'ObjectExpression');
}

export function findOptions(key: ScanNode, given: readonly JsNode[]): FoundOption[] {
  if (key.children.size === 0) return [];
  const found: FoundOption[] = [];
  for (const bag of given) if (bag.type === 'ObjectExpression') findIn(key, bag, false, found);
  return found;
}

function findIn(owner: ScanNode, bag: JsNode, isBag: boolean, found: FoundOption[]): void {
  const bags = [...owner.children.values()].filter(({ name }) => BAG.test(name));
  for (const node of bags) found.push({ node, at: bag });
  for (const property of bag.properties ?? []) {
    const name = property.key && staticName(property.key, property.computed ?? false);
    if (name === undefined) continue;
    const value = property.value as JsNode | undefined;
    for (const [node, isNamed] of [
      [findOption(owner, name, isBag), isBag] as const,
      ...bags.map((one) => [findOption(one, name, true), true] as const),
    ]) {
      if (!node) continue;
      found.push({ node, at: property.key! });
      if (isNamed && value?.type === 'ObjectExpression') findIn(node, value, true, found);
    }
    if (owner.name === 'Worker' && name === 'type' && value?.value === 'module') {
      const modules = owner.children.get('ecmascript_modules');
      if (modules) found.push({ node: modules, at: property.key! });
    }
  }
}

/** @param isBag whether the owner is an object of options itself, so that bare names are options */
function findOption(owner: ScanNode, name: string, isBag: boolean): ScanNode | undefined {
  const { children } = owner;
  return (
    children.get(`options_${name}_parameter`) ??
    children.get(`options_${name}_option`) ??
    children.get(`configuration_${name}_parameter`) ??
    children.get(`init_${name}_parameter`) ??
    children.get(`${name}_option`) ??
    (isBag ? (children.get(name) ?? children.get(`${name}_parameter`)) : undefined)
  );
}
