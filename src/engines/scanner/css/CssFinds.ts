// Keys in values and selectors. Values repeat, so each is worked out once and kept; places and
// guards depend on the surroundings.
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { CssFind, CssNames } from './CssNames';
import type { Definitions } from './Definitions';
import { findInPrelude } from './findInPrelude';
import { findInSelector, type SelectorFinds } from './findInSelector';
import { CUSTOM, findInValue } from './findInValue';
import { findProven, type Proven } from './findProven';

const MEMO_SIZE = 50_000;

/** A browser passes over a font that it does not know, to the next one of the list. */
export function isPassedOver({ node, end }: CssFind, value: string): boolean {
  return node.parent?.name === 'font-family' && /^\s*,/.test(value.slice(end));
}

/** True for a property or a value of one, not for a type that any property may take. */
export function isOfProperty({ parent }: ScanNode): boolean {
  return parent === undefined ? false : parent.name === 'properties' || isOfProperty(parent);
}

export class CssFinds {
  private readonly values = new Map<string, readonly CssFind[]>();
  private readonly selectors = new Map<string, SelectorFinds>();

  constructor(private readonly names: CssNames) {}

  ofValue(name: string, value: string): readonly CssFind[] {
    const property = name.startsWith('--') ? CUSTOM : name;
    const key = `${property}\0${value}`;
    let found = this.values.get(key);
    if (!found) {
      if (this.values.size >= MEMO_SIZE) this.values.clear();
      found = findInValue(this.names, property, value);
      this.values.set(key, found);
    }
    return found;
  }

  /** Includes keys from variables in the value, which stand at the whole value. */
  ofFilled(name: string, value: string, definitions: Definitions): readonly CssFind[] {
    const found = this.ofValue(name, value);
    const filled = definitions.fill(value);
    if (filled === value) return found;
    const nodes = new Set(found.map(({ node }) => node));
    const further = this.ofValue(name, filled)
      .filter((find) => !nodes.has(find.node) && !isPassedOver(find, filled))
      .map(({ node }) => ({ node, start: 0, end: value.length }));
    return [...found, ...further];
  }

  ofSelector(selector: string): SelectorFinds {
    let finds = this.selectors.get(selector);
    if (!finds) {
      if (this.selectors.size >= MEMO_SIZE) this.selectors.clear();
      const { found, unknown } = findInSelector(this.names, selector);
      finds = { found, unknown };
      this.selectors.set(selector, finds);
    }
    return finds;
  }

  /** Keys for a script that sets one property; a computed value adds nothing. */
  ofProperty(name: string, value = ''): readonly ScanNode[] {
    const property = this.names.property(name.startsWith('--') ? 'custom-property' : name);
    const found = this.ofValue(name, value)
      .filter((find) => !isPassedOver(find, value))
      .map(({ node }) => node);
    return property?.hasData ? [property, ...found] : found;
  }

  /** Keys in a query for `matchMedia`. */
  ofMedia(query: string): readonly ScanNode[] {
    return findInPrelude(this.names, 'media', query).map(({ node }) => node);
  }

  /** Keys proven by a condition of `CSS.supports`. */
  provenBy(condition: string): Proven {
    return findProven(this.names, condition);
  }
}
