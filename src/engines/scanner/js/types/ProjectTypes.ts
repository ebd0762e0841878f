// The outlines of all files of a project: the type of a name that one file imports from another. An
// open type (`^3:list/.map/(String)`) is a value of another file followed by questions, in order:
// `.name` for a member, `[]` or `[1]` for an element, `(T)` for a call whose callback returns T,
// `!` for the value of a promise, `+` for the instance of a constructor.
import { readTest } from '@/engines/scanner/js/OutlinedTest';
import type { PlatformNames } from '@/engines/scanner/js/PlatformNames';
import type { TestJudgment } from '@/engines/scanner/js/TestJudgment';
import { resultOfBuiltin } from './callbacks';
import type { ImportedTypes } from './ImportedTypes';
import type { ModuleNames } from './ModuleNames';
import type { Outline, OutlinedShape } from './Outline';
import type { Shape } from './Shape';
import { NOTHING_GIVEN, TypeMembers } from './TypeMembers';
import {
  argumentsOf,
  ifKnown,
  isDeferred,
  plainType,
  splitType,
  splitUnion,
  substitute,
  unionOf,
  UNKNOWN,
} from './typeNames';

const MAX_DEPTH = 60;

export class ProjectTypes {
  private readonly members: TypeMembers;
  private readonly closed = new Map<string, string | null>();
  private readonly shapes = new Map<string, Shape | undefined>();
  private depth = 0;

  constructor(
    private readonly names: PlatformNames,
    private readonly modules: ModuleNames,
    private readonly outlines: readonly (Outline | undefined)[],
  ) {
    this.members = new TypeMembers(names, (type) => this.shapeAt(type));
  }

  /** The names of its scripts. */
  get fileNames(): readonly string[] {
    return this.modules.names;
  }

  /** Imports of a file; undefined if the file is not part of the project. */
  importsOf(name: string): ImportedTypes | undefined {
    const from = this.modules.numberOf(name);
    if (from === undefined) return undefined;
    const to = (source: string) => this.modules.resolve(from, source);
    return {
      value: (source, wanted) => this.value(to(source), wanted),
      type: (source, wanted, held) => this.type(to(source), wanted, held),
      test: (source, path) => this.test(to(source), path),
      shapeAt: (type) => this.shapeAt(type),
    };
  }

  private test(module: number | undefined, path: string): TestJudgment | undefined {
    if (module === undefined) return undefined;
    return this.exported(module, ({ tests = {}, values }) => {
      if (Object.hasOwn(tests, path))
        return readTest(tests[path]!, (id) => this.names.table.nodes[id]!);
      // `export { canShare } from './can'`
      const [, name = '', rest = ''] = /^([^.(]*)(.*)$/.exec(path)!;
      const [, to, again] = /^\^(\d+):(\w+)$/.exec(values[name] ?? '') ?? [];
      return to === undefined ? undefined : this.test(Number(to), `${again}${rest}`);
    });
  }

  private value(module: number | undefined, name: string): string | undefined {
    if (module === undefined) return undefined;
    if (name === '*') return `#${module}:*`;
    return this.exported(module, (outline) => {
      const type = outline.values[name];
      return type === undefined ? undefined : this.close(type);
    });
  }

  private type(
    module: number | undefined,
    name: string,
    held: readonly string[],
  ): string | undefined {
    if (module === undefined) return undefined;
    return this.exported(module, (outline) => {
      const found = outline.types[name];
      if (!found) return undefined;
      const [type, params] = found;
      if (params < 0) {
        const [, to = '', again = ''] = /^\^(\d+):'(.*)$/.exec(type) ?? [];
        return this.type(Number(to), again, held);
      }
      const given = Array.from({ length: params }, (_, index) => held[index] ?? UNKNOWN);
      return this.close(substitute(type, given));
    });
  }

  /** An export of a module, or of the modules that it re-exports. */
  private exported<Found>(
    module: number,
    find: (outline: Outline) => Found | undefined,
    depth = 0,
  ): Found | undefined {
    const outline = this.outlines[module];
    if (!outline || depth > 8) return undefined;
    const own = find(outline);
    if (own !== undefined) return own;
    for (const other of outline.all) {
      const found = this.exported(other, find, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  private shapeAt(type: string): Shape | undefined {
    if (!type.startsWith('#') && !type.startsWith('=#')) return undefined;
    const key = plainType(type);
    if (this.shapes.has(key)) return this.shapes.get(key);
    const isItself = key.startsWith('=');
    const [module = '', position = ''] = key.slice(isItself ? 2 : 1).split(':');
    const outline = this.outlines[Number(module)];
    const shape =
      position === '*'
        ? outline && this.moduleShape(Number(module))
        : this.read(outline?.shapes[Number(position)]?.[isItself ? 1 : 0]);
    this.shapes.set(key, shape);
    return shape;
  }

  /** `import * as module` */
  private moduleShape(module: number): Shape {
    return {
      params: 0,
      ownParams: 0,
      names: [],
      parents: [],
      call: undefined,
      index: undefined,
      member: (name) => this.value(module, name) ?? UNKNOWN,
    };
  }

  private read(written: OutlinedShape | undefined): Shape | undefined {
    if (!written) return undefined;
    const { members, parents = [], call, index, params = 0, ownParams = 0 } = written;
    const close = (type: string): string => this.close(type) ?? UNKNOWN;
    return {
      params,
      ownParams,
      names: [],
      member: (name) =>
        members && Object.hasOwn(members, name) ? close(members[name]!) : undefined,
      get parents() {
        return parents.map(close);
      },
      get call() {
        return (
          call && {
            params: call.params.map(close),
            returns: call.returns === undefined ? undefined : ifKnown(close(call.returns)),
          }
        );
      },
      index: index === undefined ? undefined : close(index),
    };
  }

  /** Answers what is open in a type. */
  private close(type: string): string | undefined {
    if (!isDeferred(type)) return ifKnown(type);
    const answered = this.closed.get(type);
    if (answered !== undefined) return answered ?? undefined;
    if (this.depth > MAX_DEPTH) return undefined;
    // Files may import each other: a type in progress is unknown.
    this.closed.set(type, null);
    this.depth++;
    const found = unionOf(splitUnion(type).map((part) => this.closePart(part)));
    this.depth--;
    this.closed.set(type, found ?? null);
    return found;
  }

  private closePart(type: string): string | undefined {
    if (type.startsWith('^')) return this.answer(type.slice(1));
    if (!isDeferred(type)) return ifKnown(type);
    const held = argumentsOf(type).map((one) => this.close(one) ?? UNKNOWN);
    return `${plainType(type)}<${held.join(',')}>`;
  }

  private answer(open: string): string | undefined {
    const [base = '', ...questions] = splitType(open, '/');
    let current = this.base(base);
    let receiver: string | undefined;
    for (const question of questions) {
      if (current === undefined) return undefined;
      const before: string = current;
      current = this.ask(before, question, receiver);
      receiver = question.startsWith('.') ? `${before}/${question.slice(1)}` : undefined;
    }
    return current;
  }

  private base(base: string): string | undefined {
    if (base.startsWith('(')) return this.close(base.slice(1, -1));
    const [, module = '', sign = '', name = ''] = /^(\d+):('?)([^<]*)/.exec(base) ?? [];
    if (!sign) return this.value(Number(module), name);
    const held = argumentsOf(base).map((one) => this.close(one) ?? UNKNOWN);
    return this.type(Number(module), name, held);
  }

  /** @param receiver for a call, of what the called member was read, and its name */
  private ask(type: string, question: string, receiver: string | undefined): string | undefined {
    const { members } = this;
    switch (question[0]) {
      case '.':
        return members.member(type, question.slice(1));
      case '[': {
        const position = question.slice(1, -1);
        return members.element(type, position === '' ? undefined : Number(position));
      }
      case '!':
        return members.awaited(type);
      case '+':
        return members.made(type);
      default: {
        const written = question.slice(1, -1);
        const returned = written === '' ? undefined : this.close(written);
        const given = { ...NOTHING_GIVEN, returned: () => returned };
        if (type.startsWith('#')) return members.called(type, given);
        const at = receiver?.lastIndexOf('/') ?? -1;
        if (!receiver || type.startsWith('=') || type === 'Function') return undefined;
        const [owner, name] = [receiver.slice(0, at), receiver.slice(at + 1)];
        const platform = members.owner(owner, name);
        return platform && ifKnown(resultOfBuiltin(platform, name, type, { members, given }));
      }
    }
  }
}
