// A script → the polyfills it imports and the helpers that a compiler wrote into it.
import { forEachChild, type JsNode } from '@/scanner/js/JsNode';
import { type JsSyntax, parseJs } from '@/scanner/js/parseJs';
import { polyfillsOf } from '@/scanner/polyfills';
import type { ScanTable } from '@/scanner/ScanTable';
import { HELPERS } from './helpers.data';
import type { Retirable } from './Retirable';

/** More keys than any single polyfill brings: the whole of core-js is no single decision. */
const MAX_KEYS = 60;

/** Throws a ScanProblem for what cannot be read. */
export async function retirableJs(
  text: string,
  syntax: JsSyntax,
  table: ScanTable,
): Promise<readonly Retirable[]> {
  const found: Retirable[] = [];
  const add = (kind: Retirable['kind'], name: string, keys: readonly string[], node: JsNode) =>
    found.push({ kind, name, keys, start: node.start, length: node.end - node.start });
  const visit = (node: JsNode): void => {
    const module = moduleOf(node);
    const keys = module === undefined ? [] : keysOf(module, table);
    if (module !== undefined && keys.length > 0 && keys.length <= MAX_KEYS)
      add('polyfill', module, keys, node);
    const name = helperName(node);
    const helped = name === undefined ? undefined : HELPERS.get(name);
    if (name !== undefined && helped) add('helper', name, helped, node);
    else forEachChild(node, visit);
  };
  visit(await parseJs({ text, syntax }));
  return found;
}

function keysOf(module: string, table: ScanTable): readonly string[] {
  return polyfillsOf(module, table).flatMap(({ id, hasData }) =>
    hasData ? [table.pathAt(id)] : [],
  );
}

/** Of `import 'x'` and of a statement `require('x')`, which are run for what they change. */
function moduleOf(node: JsNode): string | undefined {
  const call = node.type === 'ExpressionStatement' ? (node.expression as JsNode) : undefined;
  const source =
    node.type === 'ImportDeclaration' && node.specifiers?.length === 0
      ? node.source
      : call?.type === 'CallExpression' && call.callee?.name === 'require'
        ? call.arguments?.[0]
        : undefined;
  return typeof source?.value === 'string' ? source.value : undefined;
}

/** Babel declares functions, TypeScript variables: `var __awaiter = (this && this.__awaiter) || …` */
function helperName(node: JsNode): string | undefined {
  const isDeclared = node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator';
  const name = isDeclared ? node.id?.name : undefined;
  return typeof name === 'string' ? name.replace(/\d+$/, '') : undefined;
}
