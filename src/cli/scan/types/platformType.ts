// A type as TypeScript knows it → its name in the scan table: `Array`, or `=URL` for a constructor;
// undefined if the type is not the platform's.
import type ts from 'typescript';
import { LIBRARY_TYPES } from '@/engines/scanner/forCommandLine';

export interface Checked {
  readonly ts: typeof ts;
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
}

/** Objects whose interface has the name of the object itself. */
const NAMESPACES = new Set(['Math', 'JSON', 'Reflect', 'Atomics', 'Intl', 'CSS', 'WebAssembly']);
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['Console', '=console'],
  ['CallableFunction', 'Function'],
  ['NewableFunction', 'Function'],
  ['TemplateStringsArray', 'Array'],
  ['IArguments', 'Array'],
]);

/** @param member its name decides between the parts of a union or intersection */
export function platformType(checked: Checked, type: ts.Type, member: string): string | undefined {
  const { ts: compiler, checker } = checked;
  const plain = checker.getNonNullableType(type);
  const apparent = checker.getApparentType(plain);
  if (apparent.isUnionOrIntersection()) {
    return apparent.types
      .filter((part) => checker.getPropertyOfType(checker.getApparentType(part), member))
      .map((part) => platformType(checked, part, member))
      .find((name) => name !== undefined);
  }
  if (checker.isTupleType(apparent) || checker.isArrayType(apparent)) return 'Array';
  const symbol = apparent.getSymbol();
  if (symbol && isOfLibrary(checked, symbol)) return getTypeName(checked, symbol);
  const base = isExtending(compiler, apparent)
    ? checker
        .getBaseTypes(apparent)
        .map((one) => platformType(checked, one, member))
        .find((name) => name !== undefined)
    : undefined;
  if (base !== undefined) return base;
  return apparent.getCallSignatures().length > 0 ? 'Function' : 'Object';
}

/** True if TypeScript's own library declares it. */
export function isOfLibrary({ program }: Checked, symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((declaration) =>
    program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
  );
}

function isExtending(compiler: typeof ts, type: ts.Type): type is ts.InterfaceType {
  return (
    type.isClassOrInterface() ||
    ((type.flags & compiler.TypeFlags.Object) !== 0 &&
      ((type as ts.ObjectType).objectFlags & compiler.ObjectFlags.ClassOrInterface) !== 0)
  );
}

function getTypeName({ ts: compiler, checker }: Checked, symbol: ts.Symbol): string | undefined {
  const [declaration] = symbol.declarations ?? [];
  const parent = declaration?.parent;
  // `declare var Element: { prototype: Element; new (): Element }`
  if (parent && compiler.isVariableDeclaration(parent)) return `=${parent.name.getText()}`;
  const name = checker.getFullyQualifiedName(symbol).replace(/^.*"\./, '');
  if (NAMESPACES.has(name)) return `=${name}`;
  const made = /^(.+)Constructor$/.exec(name)?.[1];
  if (made !== undefined) return `=${made}`;
  if (symbol.flags & compiler.SymbolFlags.Class) return name;
  return OTHER_NAMES.get(name) ?? LIBRARY_TYPES.get(name) ?? name;
}
