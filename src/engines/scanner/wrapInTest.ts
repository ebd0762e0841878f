// A use → the code around it inside a feature test, for editors to offer. Each proposal is tried:
// only a test that the scanner itself accepts as a guard is offered.
import type { Rule } from 'postcss';
import { parseCss } from './css/parseCss';
import { featureTest } from './featureTest';
import { parseJs } from './js/parseJs';
import type { Scanner } from './Scanner';
import type { ScanUse } from './ScanUse';
import type { SourceFile } from './SourceFile';

export interface Wrapping {
  /** The test, as code. */
  readonly test: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Undefined if no test is known to help. @param offset the start of the use */
export async function wrapInTest(
  scanner: Scanner,
  file: SourceFile,
  { key }: Pick<ScanUse, 'key'>,
  offset: number,
): Promise<Wrapping | undefined> {
  const guards = await countGuards(scanner, file, key);
  for (const wrapping of await proposeWrappings(file, key, offset)) {
    const { start, end } = wrapping;
    const text = `${file.text.slice(0, start)}${wrapping.text}${file.text.slice(end)}`;
    const after = await countGuards(scanner, { ...file, text }, key);
    if (after.open < guards.open) return wrapping;
  }
  return undefined;
}

async function countGuards(scanner: Scanner, file: SourceFile, key: string) {
  const { uses, problem } = await scanner.scan(file);
  const id = scanner.table.find(key)?.id;
  let open = problem ? Infinity : 0;
  for (let at = 0; at < uses.length; at++)
    if (uses.nodeAt(at) === id && uses.guardOf(at) === null) open++;
  return { open };
}

async function proposeWrappings(file: SourceFile, key: string, offset: number) {
  switch (file.language) {
    case 'css':
    case 'scss':
    case 'less':
      return proposeSupports(file.text, file.language, key, offset);
    case 'js':
    case 'jsx':
    case 'ts':
    case 'tsx':
      return proposeConditions(file.text, file.language, key, offset);
    default:
      return [];
  }
}

async function proposeSupports(
  text: string,
  language: 'css' | 'scss' | 'less',
  key: string,
  offset: number,
): Promise<readonly Wrapping[]> {
  const { root } = await parseCss(text, language);
  let rule: Rule | undefined;
  let declaration: string | undefined;
  root.walk((node) => {
    const [from, to] = [node.source?.start?.offset ?? Infinity, node.source?.end?.offset ?? -1];
    if (from > offset || to < offset) return;
    if (node.type === 'rule') rule ??= node;
    if (node.type === 'decl') declaration = `(${node.prop}: ${node.value})`;
  });
  const start = rule?.source?.start?.offset;
  const last = rule?.source?.end?.offset;
  if (!rule || start === undefined || last === undefined) return [];
  const end = text.indexOf('}', last - 1) + 1;
  const selectors = key.startsWith('css.selectors.nesting')
    ? ['selector(&)']
    : key.startsWith('css.selectors.')
      ? [`selector(${rule.selector.split(',')[0]!.trim()})`]
      : [];
  // The declaration itself comes first: it has to work.
  const own = declaration === undefined ? [] : [declaration];
  const known = featureTest(key);
  const general = known?.kind === 'supports' ? [known.condition] : [];
  return [...selectors, ...own, ...general].map((test) => ({
    test: `@supports ${test}`,
    ...wrap(text, start, end, `@supports ${test}`),
  }));
}

async function proposeConditions(
  text: string,
  syntax: 'js' | 'jsx' | 'ts' | 'tsx',
  key: string,
  offset: number,
): Promise<readonly Wrapping[]> {
  const found = findStatement(await parseJs({ text, syntax }), offset);
  if (!found) return [];
  const test = featureTest(key);
  if (test?.kind !== 'if') return [];
  const head = `if (${test.condition})`;
  return [{ test: head, ...wrap(text, found.start, found.end, head) }];
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The innermost statement that can stand inside an `if` and still mean the same: one in a list, since
 * an `else` behind it would become that of the `if`, and none that calls `super()`, which must run.
 */
function findStatement(node: unknown, offset: number, isListed = false): Range | undefined {
  if (Array.isArray(node)) return findAmong(node, offset, true);
  if (typeof node !== 'object' || node === null) return undefined;
  const { type, start, end } = node as Partial<Range & { readonly type: string }>;
  if (start !== undefined && end !== undefined && (start > offset || end <= offset))
    return undefined;
  const inner = findAmong(Object.values(node), offset, false);
  const isWhole =
    isListed && type === 'ExpressionStatement' && start !== undefined && end !== undefined;
  return inner ?? (isWhole && !callsSuper(node) ? { start, end } : undefined);
}

function findAmong(
  nodes: readonly unknown[],
  offset: number,
  isListed: boolean,
): Range | undefined {
  return nodes.map((one) => findStatement(one, offset, isListed)).find(Boolean);
}

function callsSuper(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { callee } = node as { readonly callee?: { readonly type: string } };
  return callee?.type === 'Super' || Object.values(node).some(callsSuper);
}

function wrap(text: string, start: number, end: number, head: string): Omit<Wrapping, 'test'> {
  const indent = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1, start))![0];
  const [lineEnd = '\n'] = /\r?\n/.exec(text) ?? [];
  const whole = text.slice(start, end);
  // Within a template literal, an indent would be part of what it says.
  const inner = whole.includes('`') ? whole : whole.replaceAll('\n', '\n  ');
  return { start, end, text: `${head} {${lineEnd}${indent}  ${inner}${lineEnd}${indent}}` };
}
