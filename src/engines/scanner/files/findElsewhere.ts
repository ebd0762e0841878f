// Code that never reaches a browser, by evidence in the code: imports that only run in Node.js, a
// test runner, a build tool, a framework's marks for code of its server.
import { forEachChild } from '@/engines/scanner/js/forEachChild';
import { isFunction, type JsNode } from '@/engines/scanner/js/JsNode';
import {
  ANSWERS,
  BROWSER_GLOBALS,
  BROWSER_PART,
  BUILD_PACKAGES,
  CONFIGURATION,
  HANDLERS,
  INNER_TEST_CALLS,
  NODE_MODULES,
  OTHER_CONFIGURATION,
  OTHER_SCHEMES,
  OWN_GLOBALS,
  PAGE_EXPORTS,
  PROCESS_MEMBERS,
  RESOURCE_EXPORT,
  ROUTE_MODULE,
  ROUTE_NAME,
  SERVER_CALLS,
  SERVER_FOLDERS,
  SERVER_GLOBALS,
  SERVER_NAME,
  SERVER_PACKAGES,
  SERVER_PART,
  SERVER_SIGN,
  SHARED_TEST_FOLDER,
  TEST_CALLS,
  TEST_FILE,
  TEST_FOLDER,
  TEST_NAME,
  TEST_RUNNERS,
} from './elsewhere.data';
import { exportsOf } from './exportsOf';
import { importsOf } from './importsOf';
import type { Elsewhere } from './languageOf';

interface JudgedFile {
  readonly name: string;
  readonly text: string;
  readonly program: JsNode;
  /** Names of the project's files, as far as they are known. */
  readonly others: readonly string[];
}

/**
 * Where a script runs instead of in a browser. Takes away what never reaches one of a script that
 * does.
 */
export function judgeProgram(file: JudgedFile): Elsewhere | undefined {
  const elsewhere = findElsewhere(file);
  if (!elsewhere) Object.assign(file.program, { body: withoutServerParts(file.program) });
  return elsewhere;
}

/** Where a script runs instead of in a browser; undefined if it may reach one. */
function findElsewhere(file: JudgedFile): Elsewhere | undefined {
  const { name, text, program } = file;
  const body = program.body as readonly JsNode[];
  const imports = importsOf(body);
  const has = (pattern: RegExp) => imports.some((module) => pattern.test(module));
  if (has(TEST_RUNNERS)) return 'tests';
  if (TEST_FOLDER.test(name) || isNextToTests(name, file.others)) return 'tests';
  if (TEST_NAME.test(name) && (calls(body, TEST_CALLS) || some(program, isInnerTest)))
    return 'tests';
  const exported = exportsOf(body);
  if (has(BUILD_PACKAGES) || (isConfiguration(name) && exported.size > 0)) return 'tooling';
  if (isResource(name, imports, exported)) return 'server';
  const isPage =
    exported.has('default') && pageExports(imports).some((one) => hasAny(exported, one));
  if (isPage) return undefined;
  if (/^#!/.test(text) || isServerDirective(program)) return 'server';
  if (has(OTHER_SCHEMES) || has(NODE_MODULES) || has(SERVER_PACKAGES)) return 'server';
  if (SERVER_NAME.test(name) && (exported.size > 0 || imports.length > 0)) return 'server';
  if (calls(body, SERVER_CALLS) || body.some(needsProcess)) return 'server';
  if (HANDLERS.some(([place, export_]) => place.test(name) && hasAny(exported, export_)))
    return 'server';
  if (isForServers(text, program)) return 'server';
  return isInServerFolder(name, file.others) ? 'server' : undefined;
}

/** `describe('a', () => …)` */
function isInnerTest({ type, callee, arguments: given = [] }: JsNode): boolean {
  if (type !== 'CallExpression' || callee?.type !== 'Identifier') return false;
  return INNER_TEST_CALLS.test(callee.name as string) && given.some(isFunction);
}

function isForServers(text: string, program: JsNode): boolean {
  if (!SERVER_SIGN.test(text) || OWN_GLOBALS.test(text)) return false;
  return some(program, isOfServer) && !some(program, isOfBrowser);
}

/** `setImmediate(run)`, `Response.json({})` */
function isOfServer({ type, callee }: JsNode): boolean {
  if (type !== 'CallExpression' || !callee) return false;
  const { name, object, property } = callee;
  if (callee.type === 'Identifier') return SERVER_GLOBALS.test(name as string);
  return object?.name === 'Response' && ANSWERS.test((property?.name as string) ?? '');
}

function isOfBrowser({ type, name }: JsNode): boolean {
  if (type === 'JSXElement') return true;
  return type === 'Identifier' && BROWSER_GLOBALS.test(name as string);
}

/** A route of React Router or Remix that only answers requests. */
function isResource(
  name: string,
  imports: readonly string[],
  exported: ReadonlySet<string>,
): boolean {
  if (exported.size === 0 || ![...exported].every((one) => RESOURCE_EXPORT.test(one))) return false;
  return ROUTE_NAME.test(name) || imports.some((module) => ROUTE_MODULE.test(module));
}

/** The statements of a page without those that only run where it is made. */
function withoutServerParts(program: JsNode): readonly JsNode[] {
  const body = program.body as readonly JsNode[];
  const patterns = pageExports(importsOf(body));
  if (!exportsOf(body).has('default')) return body;
  return body.filter((statement) => {
    const names = [...exportsOf([statement])];
    return names.length === 0 || !names.every((name) => patterns.some((one) => one.test(name)));
  });
}

function pageExports(imports: readonly string[]): readonly RegExp[] {
  return PAGE_EXPORTS.filter(([module]) => [...imports, ''].some((one) => module.test(one))).map(
    ([, exported]) => exported,
  );
}

function hasAny(names: ReadonlySet<string>, pattern: RegExp): boolean {
  for (const name of names) if (pattern.test(name)) return true;
  return false;
}

function isInServerFolder(name: string, others: readonly string[]): boolean {
  const [, around] = SERVER_PART.exec(name) ?? [];
  const isDivided = (other: string) =>
    other.startsWith(around!) && BROWSER_PART.test(other.slice(around!.length));
  if (around !== undefined && others.some(isDivided)) return true;
  return SERVER_FOLDERS.some(
    ([framework, folder]) => folder.test(name) && others.some((other) => framework.test(other)),
  );
}

function isConfiguration(name: string): boolean {
  return CONFIGURATION.test(name) || OTHER_CONFIGURATION.test(name);
}

/** `tests/setup.js` next to `tests/a.spec.js`, `test/pages/specs/a.tsx` next to `test/unit/a.test.ts`. */
function isNextToTests(name: string, others: readonly string[]): boolean {
  if (TEST_FILE.test(name)) return false;
  return [...name.matchAll(SHARED_TEST_FOLDER)].some(({ 0: { length }, index }) => {
    const folder = name.slice(0, index + length);
    return others.some((other) => other.startsWith(folder) && TEST_FILE.test(other));
  });
}

/** True if a statement asks the process for what no browser has, outside of functions and of tests for Node.js. */
function needsProcess(node: JsNode): boolean {
  const { type, object, property } = node;
  if (isFunction(node) || type === 'ClassDeclaration' || type === 'ClassExpression') return false;
  if (type === 'IfStatement' && node.test && mentions(node.test, 'process')) return false;
  if (type === 'ConditionalExpression' || type === 'LogicalExpression') return false;
  if (type === 'MemberExpression' && object?.name === 'process')
    return PROCESS_MEMBERS.test((property?.name as string) ?? '');
  let isNeeded = false;
  forEachChild(node, (child) => {
    isNeeded ||= needsProcess(child);
  });
  return isNeeded;
}

function mentions(node: JsNode, name: string): boolean {
  return some(node, (one) => one.type === 'Identifier' && one.name === name);
}

function some(node: JsNode, passes: (node: JsNode) => boolean): boolean {
  if (passes(node)) return true;
  let isThere = false;
  forEachChild(node, (child) => {
    isThere ||= some(child, passes);
  });
  return isThere;
}

function isServerDirective({ body }: JsNode): boolean {
  const [first] = body as readonly JsNode[];
  const said = first?.type === 'ExpressionStatement' ? (first.expression as JsNode).value : '';
  return said === 'use server';
}

/** True if a statement calls such a name: `describe('a', …)`, `export default eventHandler(…)`. */
function calls(body: readonly JsNode[], name: RegExp): boolean {
  return body.some((statement) => {
    const { type, expression, declaration, declarations } = statement;
    const written =
      type === 'ExpressionStatement'
        ? (expression as JsNode)
        : (declaration ?? declarations?.[0]?.init);
    let node = written?.type === 'VariableDeclaration' ? written.declarations?.[0]?.init : written;
    for (; node; node = node.type === 'CallExpression' ? node.callee : node.object)
      if (node.type === 'Identifier') return node !== written && name.test(node.name as string);
    return false;
  });
}
