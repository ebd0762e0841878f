// What values and selectors need. They repeat, so it is worked out once and kept; places and guards are a
// matter of where they stand.
import type { CssFind, CssNames } from './CssNames';
import { findInSelector, type SelectorFinds } from './findInSelector';
import { CUSTOM, findInValue } from './findInValue';
import type { Variables } from './Variables';

const MEMO_SIZE = 50_000;

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

  /** With what variables put into the value; that stands at the whole of it. */
  ofFilled(name: string, value: string, variables: Variables): readonly CssFind[] {
    const found = this.ofValue(name, value);
    const filled = variables.fill(value);
    if (filled === value) return found;
    const nodes = new Set(found.map(({ node }) => node));
    const further = this.ofValue(name, filled)
      .filter(({ node }) => !nodes.has(node))
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
}
