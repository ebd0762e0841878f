// The table's CSS keys, indexed by their names in style sheets.
import type { ScanNode, ScanTable } from '@/engines/scanner/ScanTable';
import {
  ALIASES,
  FUNCTION_GROUPS,
  KEYWORD_TYPES,
  LONGHANDS,
  PLAIN_LENGTHS,
  TYPE_NAMES,
  UNIT_GROUPS,
} from './cssNames.data';
import type { CssToken } from './tokens';

/** A key found in a piece of text, from `start` up to `end` in it. */
export interface CssFind {
  readonly node: ScanNode;
  readonly start: number;
  readonly end: number;
}

export type AddFind = (node: ScanNode | undefined, token: CssToken) => void;

type Names = ReadonlyMap<string, ScanNode>;

interface GroupFunction {
  readonly node: ScanNode;
  readonly where: RegExp;
}

export class CssNames {
  readonly atRules: Names;
  readonly selectors: Names;
  readonly types: Names;
  private readonly properties: Names;
  private readonly functions = new Map<string, GroupFunction[]>();
  private readonly units = new Map<string, readonly ScanNode[]>();
  private readonly lowered = new Map<ScanNode, Names>();
  private readonly keywordSources = new Map<string, readonly ScanNode[]>();

  constructor(table: ScanTable) {
    this.properties = table.children('css.properties');
    this.atRules = table.children('css.at-rules');
    this.selectors = table.children('css.selectors');
    this.types = table.children('css.types');
    for (const [name, node] of this.types)
      if (!TYPE_NAMES.has(name)) this.addFunction(name, node, /./);
    for (const [group, where] of FUNCTION_GROUPS)
      for (const [name, node] of this.types.get(group)?.children ?? [])
        this.addFunction(name.replace(/-function$/, ''), node, where);
  }

  /** The node of a property; of a vendor prefix only where the data has it by that name. */
  property(name: string): ScanNode | undefined {
    return this.properties.get(Object.hasOwn(ALIASES, name) ? ALIASES[name]! : name);
  }

  type(name: string, child?: string): ScanNode | undefined {
    const node = this.types.get(name);
    return child === undefined ? node : node && this.child(node, child);
  }

  /** A child by its name in any case. */
  child(node: ScanNode, name: string): ScanNode | undefined {
    if (node.children.size === 0) return undefined;
    let names = this.lowered.get(node);
    if (!names) {
      names = new Map([...node.children].map(([key, child]) => [key.toLowerCase(), child]));
      this.lowered.set(node, names);
    }
    return names.get(name);
  }

  /** The keys of a function in a value of `property`. */
  functionsNamed(name: string, property: string): ScanNode[] {
    const found: ScanNode[] = [];
    for (const { node, where } of this.functions.get(name) ?? [])
      if (where.test(property)) found.push(node);
    return found;
  }

  /** The properties and types whose keywords a property takes, itself first. */
  keywordsOf(property: string): readonly ScanNode[] {
    let sources = this.keywordSources.get(property);
    if (!sources) {
      const longhands = Object.hasOwn(LONGHANDS, property) ? LONGHANDS[property]! : [];
      sources = [
        this.property(property),
        ...longhands.map((name) => this.properties.get(name)),
        ...KEYWORD_TYPES.filter(([where]) => where.test(property)).map(([, type]) =>
          this.types.get(type),
        ),
      ].filter((node) => node !== undefined);
      this.keywordSources.set(property, sources);
    }
    return sources;
  }

  /** The keys of a unit: its own, its group's, and the type's. */
  unit(name: string): readonly ScanNode[] {
    let nodes = this.units.get(name);
    if (!nodes) {
      nodes = this.findUnit(name).filter((node) => node !== undefined);
      this.units.set(name, nodes);
    }
    return nodes;
  }

  private findUnit(name: string): (ScanNode | undefined)[] {
    const length = this.type('length');
    if (PLAIN_LENGTHS.has(name)) return [length, this.type('dimension')];
    const group = UNIT_GROUPS.find(([units]) => units.test(name))?.[1];
    const unit = length && (group ? length.children.get(group) : this.child(length, name));
    if (unit) return [unit, length, this.type('dimension')];
    for (const type of ['angle', 'resolution']) {
      const found = this.type(type, name);
      if (found) return [found, this.type(type)];
    }
    if (name === 'fr') return [this.type('flex')];
    return name === 's' || name === 'ms' ? [this.type('time')] : [];
  }

  private addFunction(name: string, node: ScanNode, where: RegExp): void {
    const key = name.toLowerCase();
    const all = this.functions.get(key) ?? [];
    all.push({ node, where });
    this.functions.set(key, all);
  }
}
