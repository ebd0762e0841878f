// A syntax tree → the exports of the file. Only types that other files can reach are written.
import { type JsNode, keyName, paramsOf } from '@/engines/scanner/js/JsNode';
import type { Scope } from '@/engines/scanner/js/Scope';
import type { ModuleNames } from './ModuleNames';
import type { Outline, OutlinedShape } from './Outline';
import type { Shape } from './Shape';
import { UNKNOWN, withoutMark } from './typeNames';
import type { Types } from './Types';

/** Larger objects are tables of data, whose members no other file needs. */
const MAX_SHAPES = 3000;
const MAX_MEMBERS = 300;

export class OutlineWriter {
  private readonly values: Record<string, string> = bag();
  private readonly exported: Record<string, readonly [string, number]> = bag();
  private readonly all: number[] = [];
  private readonly shapes: [OutlinedShape, OutlinedShape?][] = [];
  private readonly numbers = new Map<string, number>();
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly types: Types,
    private readonly modules: ModuleNames,
    private readonly module: number,
  ) {}

  write(program: JsNode, scope: Scope): Outline {
    for (const node of program.body as readonly JsNode[]) this.visit(node, scope);
    for (let next = this.waiting.pop(); next; next = this.waiting.pop()) next();
    return { values: this.values, types: this.exported, all: this.all, shapes: this.shapes };
  }

  private visit(node: JsNode, scope: Scope): void {
    switch (node.type) {
      case 'ExportAllDeclaration': {
        const to = this.resolve(node);
        if (to === undefined) return;
        if (node.exported) this.values[keyName(node.exported)] = `^${to}:*`;
        else this.all.push(to);
        return;
      }
      case 'ExportDefaultDeclaration':
        return this.addDefault(node.declaration!, scope);
      case 'ExportNamedDeclaration':
        if (node.declaration) this.addDeclaration(node.declaration, scope);
        for (const { local, exported } of node.specifiers ?? [])
          if (local && exported) this.addAgain(node, keyName(local), keyName(exported), scope);
    }
  }

  private resolve({ source }: JsNode): number | undefined {
    return typeof source?.value === 'string'
      ? this.modules.resolve(this.module, source.value)
      : undefined;
  }

  private addDefault(node: JsNode, scope: Scope): void {
    const type = node.id
      ? this.valueOf(node.id.name as string, scope)
      : node.type === 'ClassDeclaration'
        ? `=${this.types.instance(node, scope)}`
        : node.type === 'FunctionDeclaration'
          ? this.types.instance(node, scope)
          : this.types.infer(node, scope);
    this.addValue('default', type);
    if (node.id) this.addType('default', node.id.name as string, scope);
  }

  private addDeclaration(node: JsNode, scope: Scope): void {
    const add = (id: JsNode | null | undefined): void => {
      if (!id) return;
      if (id.type === 'Identifier') {
        const name = id.name as string;
        this.addValue(name, this.valueOf(name, scope));
        this.addType(name, name, scope);
      } else
        for (const one of [...(id.properties ?? []), ...(id.elements ?? [])])
          add((one?.value as JsNode | undefined) ?? one?.left ?? one?.argument ?? one);
    };
    if (node.declarations) for (const { id } of node.declarations) add(id);
    else add(node.id);
  }

  private addAgain(node: JsNode, local: string, exported: string, scope: Scope): void {
    if (!node.source) {
      this.addValue(exported, this.valueOf(local, scope));
      return this.addType(exported, local, scope);
    }
    const to = this.resolve(node);
    if (to === undefined) return;
    this.values[exported] = `^${to}:${local}`;
    // The number of its type parameters is found on demand.
    this.exported[exported] = [`^${to}:'${local}`, -1];
  }

  private valueOf(name: string, scope: Scope): string | undefined {
    const binding = scope.find(name);
    return binding && this.types.bindingType(binding);
  }

  private addValue(name: string, type: string | undefined): void {
    if (type) this.values[name] = this.port(withoutMark(type));
  }

  private addType(name: string, local: string, scope: Scope): void {
    const node = scope.ownType(local);
    if (!node || node.type === 'TSTypeParameter') return;
    const type = this.types.annotations.exported(node, local, scope);
    if (type) this.exported[name] = [this.port(type), paramsOf(node).length];
  }

  /** Shapes of this file, numbered for others. */
  private port(type: string): string {
    return type.includes('#')
      ? type.replace(/(=?)#(\d+)/g, (_, sign: string, number: string) => {
          const to = this.number(number);
          return to === undefined ? UNKNOWN : `${sign}#${this.module}:${to}`;
        })
      : type;
  }

  private number(number: string): number | undefined {
    let to = this.numbers.get(number);
    if (to === undefined) {
      if (this.shapes.length >= MAX_SHAPES) return undefined;
      to = this.shapes.length;
      this.numbers.set(number, to);
      const at = to;
      this.shapes.push([{}]);
      this.waiting.push(() => {
        const made = this.shape(this.types.shapeAt(`#${number}`)!);
        const itself = this.types.isClass(number) && this.types.shapeAt(`=#${number}`);
        this.shapes[at] = itself ? [made, this.shape(itself)] : [made];
      });
    }
    return to;
  }

  private shape(shape: Shape): OutlinedShape {
    const members: Record<string, string> = bag();
    const { names, parents, call, index, params, ownParams } = shape;
    // Too many to list: it may have any.
    if (names.length > MAX_MEMBERS) return { index: UNKNOWN };
    for (const name of names) members[name] = this.port(withoutMark(shape.member(name) ?? UNKNOWN));
    return {
      ...(names.length > 0 && { members }),
      ...(parents.length > 0 && { parents: parents.map((one) => this.port(one)) }),
      ...(call && {
        call: {
          params: call.params.map((one) => this.port(withoutMark(one))),
          ...(call.returns && { returns: this.port(call.returns) }),
        },
      }),
      ...(index !== undefined && { index: this.port(index) }),
      ...(params > 0 && { params, ownParams }),
    };
  }
}

function bag<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>;
}
