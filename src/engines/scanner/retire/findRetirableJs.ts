// A script → the polyfills it imports and the helpers that a compiler wrote into it.
import { forEachChild } from '@/engines/scanner/js/forEachChild';
import { type JsNode } from '@/engines/scanner/js/JsNode';
import { type JsSyntax, parseJs } from '@/engines/scanner/js/parseJs';
import { readStyles, type StyleProperty } from '@/engines/scanner/js/readStyles';
import { type FoundTemplate, readTemplate } from '@/engines/scanner/js/readTemplate';
import { isStyleProp, readElement, sheetsIn, valueOf } from '@/engines/scanner/js/writtenElement';
import { polyfillsOf } from '@/engines/scanner/polyfills';
import type { ScanTable } from '@/engines/scanner/ScanTable';
import { findRetirableDeclarations } from './findRetirableCss';
import { HELPERS } from './helpers.data';
import type { Retirable } from './Retirable';

/** More keys than any single polyfill brings: the whole of core-js is no single decision. */
const MAX_KEYS = 60;

/** @throws ScanProblem if the text cannot be read */
export async function findRetirableJs(
  text: string,
  syntax: JsSyntax,
  table: ScanTable,
): Promise<readonly Retirable[]> {
  const found: Retirable[] = [];
  const styles: (readonly StyleProperty[])[] = [];
  const add = (kind: Retirable['kind'], name: string, keys: readonly string[], node: JsNode) =>
    found.push({ kind, name, keys, start: node.start, length: node.end - node.start });
  const templates: FoundTemplate[] = [];
  const visit = (node: JsNode): void => {
    const template = node.type === 'TaggedTemplateExpression' && readTemplate(node, text);
    if (template) templates.push(template);
    if (node.type === 'JSXElement') {
      const element = readElement(node);
      templates.push(...sheetsIn(element, text));
      for (const prop of element.props.filter(isStyleProp)) {
        const { objects, texts } = readStyles(valueOf(prop)!, text);
        styles.push(...objects);
        if (element.tag !== undefined) templates.push(...texts);
      }
    }
    const module = getModule(node);
    const keys = module === undefined ? [] : findKeys(module, table);
    if (module !== undefined && keys.length > 0 && keys.length <= MAX_KEYS)
      add('polyfill', module, keys, node);
    const name = helperName(node);
    const helped = name === undefined ? undefined : HELPERS.get(name);
    if (name !== undefined && helped) add('helper', name, helped, node);
    else forEachChild(node, visit);
  };
  visit(await parseJs({ text, syntax }));
  for (const template of templates) found.push(...(await inTemplate(template, table)));
  for (const properties of styles) found.push(...(await inStyles(properties, table)));
  return found.sort((one, other) => one.start - other.start);
}

/** Styles in a template such as `css` or `styled.div`. */
async function inTemplate(
  { language, text, start }: FoundTemplate,
  table: ScanTable,
): Promise<readonly Retirable[]> {
  if (language !== 'css') return [];
  const found = await findRetirableDeclarations(text, table);
  return found.map((one) => ({ ...one, start: start + one.start }));
}

/**
 * `style={{ WebkitUserSelect: 'none', userSelect: 'none' }}`, read as the sheet that it stands for.
 */
async function inStyles(
  properties: readonly StyleProperty[],
  table: ScanTable,
): Promise<readonly Retirable[]> {
  if (!properties.some(({ name, value }) => /^-\w+-/.test(name) || /-\w+-/.test(value))) return [];
  const plain = properties.filter(({ value }) => value !== '' && !/[;{}]/.test(value));
  const ends: number[] = [];
  let sheet = '';
  for (const { name, value } of plain) ends.push((sheet += `${name}:${value};`).length);
  const found = await findRetirableDeclarations(sheet, table);
  return found.map((one) => {
    const { start, end } = plain[ends.findIndex((length) => one.start < length)]!;
    return { ...one, start, length: end - start };
  });
}

function findKeys(module: string, table: ScanTable): readonly string[] {
  return polyfillsOf(module, table).flatMap(({ id, hasData }) =>
    hasData ? [table.pathAt(id)] : [],
  );
}

/** Of `import 'x'` and of a statement `require('x')`, which are run for what they change. */
function getModule(node: JsNode): string | undefined {
  const call = node.type === 'ExpressionStatement' ? (node.expression as JsNode) : undefined;
  const source =
    node.type === 'ImportDeclaration' && node.specifiers?.length === 0
      ? node.source
      : call?.type === 'CallExpression' && call.callee?.name === 'require'
        ? call.arguments?.[0]
        : undefined;
  return typeof source?.value === 'string' ? source.value : undefined;
}

/**
 * Babel declares functions, TypeScript variables: `var __awaiter = (this && this.__awaiter) || …`
 */
function helperName(node: JsNode): string | undefined {
  const isDeclared = node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator';
  const name = isDeclared ? node.id?.name : undefined;
  return typeof name === 'string' ? name.replace(/\d+$/, '') : undefined;
}
