// The classes, interfaces, object literals and functions of a file, numbered: `#3` is what the
// third makes, `=#3` the class itself.
import { type JsNode, paramsOf } from '@/engines/scanner/js/JsNode';
import type { Scope } from '@/engines/scanner/js/Scope';
import type { ImportedTypes } from './ImportedTypes';
import { LocalShape, type ShapeFinder } from './LocalShape';
import type { Shape } from './Shape';
import { withParams } from './withParams';

export class LocalShapes {
  private readonly shapes: { readonly made: LocalShape; readonly itself: LocalShape }[] = [];
  private readonly numbers = new Map<JsNode, number>();

  constructor(private readonly types: ShapeFinder & { readonly imports: ImportedTypes }) {}

  instance(node: JsNode, scope: Scope): string {
    const number = this.numbers.get(node) ?? this.add(node, scope);
    const { params } = this.shapes[number]!.made;
    if (params === 0) return `#${number}`;
    return `#${number}<${Array.from({ length: params }, (_, index) => `%${index}`).join(',')}>`;
  }

  /** Shapes of other files have a colon in their name. */
  at(type: string): Shape | undefined {
    const isItself = type.startsWith('=#');
    if (!isItself && !type.startsWith('#')) return undefined;
    if (type.includes(':')) {
      const [plain = ''] = type.split('<', 1);
      if (plain.includes(':')) return this.types.imports.shapeAt(type);
    }
    const shape = this.shapes[Number.parseInt(type.slice(isItself ? 2 : 1), 10)];
    return isItself ? shape?.itself : shape?.made;
  }

  isClass(number: string): boolean {
    return this.shapes[Number(number)]?.made.node.type.startsWith('Class') ?? false;
  }

  private add(node: JsNode, scope: Scope): number {
    const inner = (node.scope as Scope | undefined) ?? withParams(node, scope);
    const own = paramsOf(node).length;
    const number = this.shapes.length;
    this.shapes.push({
      made: new LocalShape(node, inner, this.types, false, own),
      itself: new LocalShape(node, inner, this.types, true, own),
    });
    this.numbers.set(node, number);
    return number;
  }
}
