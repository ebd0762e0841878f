// The table in which a scan looks up names: the compat data's key tree with the feature and type of
// each key, read from one line of text. Children are Maps, never objects: code may be full of names
// such as `constructor` and `__proto__`.

export interface ScanNode {
  /** Position in the table; a use names its key by it. */
  readonly id: number;
  readonly name: string;
  readonly parent: ScanNode | undefined;
  readonly children: ReadonlyMap<string, ScanNode>;
  readonly hasData: boolean;
  /** True if each release that has the parent has this, too. */
  readonly isGiven: boolean;
  /** True if no other interface has a member of this name. */
  readonly isTelling: boolean;
  /** Position in `features`; −1 without a feature. */
  readonly feature: number;
  /** The type of a member, the parent of an interface, the interface of an element or event. */
  readonly type: string | undefined;
}

interface TableText {
  readonly version: string;
  readonly packages: readonly string[];
  readonly features: readonly string[];
  readonly tree: string;
}

const NO_CHILDREN: ReadonlyMap<string, ScanNode> = new Map();
const END = /[{},]/g;

export class ScanTable {
  /** Changes with the data; part of the table's address. */
  readonly version: string;
  /** The packages behind it, as `name@version`. */
  readonly packages: readonly string[];
  /** web-features ids. */
  readonly features: readonly string[];
  readonly nodes: ScanNode[] = [];
  private readonly roots: ReadonlyMap<string, ScanNode>;

  /** @throws a sentence if the text is not a scan table */
  constructor(json: string) {
    const { version, packages, features, tree } = parseJson(json);
    this.version = version;
    this.packages = packages;
    this.features = features;
    this.roots = this.read(tree);
  }

  /** The node of a dotted path, with or without data. */
  find(path: string): ScanNode | undefined {
    let children = this.roots;
    let node: ScanNode | undefined;
    for (const name of path.split('.')) {
      node = children.get(name);
      if (!node) return undefined;
      children = node.children;
    }
    return node;
  }

  children(path: string): ReadonlyMap<string, ScanNode> {
    return this.find(path)?.children ?? NO_CHILDREN;
  }

  pathAt(id: number): string {
    const names: string[] = [];
    for (let node = this.nodes[id]; node; node = node.parent) names.unshift(node.name);
    return names.join('.');
  }

  featureAt(id: number): string | undefined {
    return this.features[this.nodes[id]?.feature ?? -1];
  }

  private read(tree: string): Map<string, ScanNode> {
    const roots = new Map<string, ScanNode>();
    let parent: ScanNode | undefined;
    let children = roots;
    let last: ScanNode | undefined;
    for (let at = 0; at < tree.length; at++) {
      END.lastIndex = at;
      const end = END.exec(tree)?.index ?? tree.length;
      if (end > at) {
        last = this.readNode(tree.slice(at, end), parent);
        children.set(last.name, last);
      }
      const sign = tree[end];
      if (sign === '{' && last) {
        parent = last;
        children = new Map();
        (parent as { children: ReadonlyMap<string, ScanNode> }).children = children;
      } else if (sign === '}') {
        parent = parent?.parent;
        children = (parent?.children as Map<string, ScanNode> | undefined) ?? roots;
      }
      at = end;
    }
    return roots;
  }

  private readNode(text: string, parent: ScanNode | undefined): ScanNode {
    const [named = '', type] = text.split(':');
    const [marked = '', feature] = named.split('=');
    const [marks] = /^[!^*]*/.exec(marked)!;
    const node: ScanNode = {
      id: this.nodes.length,
      name: marked.slice(marks.length),
      parent,
      children: NO_CHILDREN,
      hasData: !marks.includes('!'),
      isGiven: marks.includes('^'),
      isTelling: marks.includes('*'),
      feature:
        feature === undefined
          ? (parent?.feature ?? -1)
          : feature === ''
            ? -1
            : Number.parseInt(feature, 36),
      type,
    };
    this.nodes.push(node);
    return node;
  }
}

function parseJson(json: string): TableText {
  const table = JSON.parse(json) as Partial<TableText>;
  if (typeof table.tree !== 'string' || !Array.isArray(table.features) || !table.version)
    throw new Error('This is not a scan table. Build it with `npm run catalogue`.');
  return table as TableText;
}
