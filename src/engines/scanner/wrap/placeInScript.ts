// A use in a script → the statement that may stand in an `if`. Easy to get wrong: browsers without the
// feature must not lose more than the use, which throws there, and nothing may miss what the statement
// would have made.
import { featureTest } from '@/engines/scanner/featureTest';
import { forEachChild } from '@/engines/scanner/js/forEachChild';
import { isFunction, type JsNode } from '@/engines/scanner/js/JsNode';
import { type JsSyntax, parseJs } from '@/engines/scanner/js/parseJs';
import type { ScanUse } from '@/engines/scanner/ScanUse';
import { NO_TEST } from './placeInSheet';
import type { NoPlace, Placements, Range } from './Placement';

export async function placeInScript(
  text: string,
  syntax: JsSyntax,
  { key, consequence }: Pick<ScanUse, 'key' | 'consequence'>,
  offset: number,
): Promise<Placements> {
  const test = featureTest(key);
  if (test?.kind !== 'if') return { reason: NO_TEST };
  const found = findStatement(pathTo(await parseJs({ text, syntax }), offset), consequence);
  return 'reason' in found ? found : [{ test, range: withDirective(text, found) }];
}

/** A comment that is about the next line stays next to it. */
function withDirective(text: string, { start, end }: Range): Range {
  const [, directive = ''] =
    /(?:^|\n)[ \t]*(\/\/[^\n]*(?:next-line|@ts-(?:ignore|expect-error))[^\n]*\n[ \t]*)$/.exec(
      text.slice(0, start),
    ) ?? [];
  return { start: start - directive.length, end };
}

/** From the program to the innermost node at a place. */
function pathTo(program: JsNode, offset: number): readonly JsNode[] {
  const path = [program];
  for (let inner: JsNode | undefined = program; inner;) {
    let next: JsNode | undefined;
    forEachChild(inner, (child) => {
      if (child.start <= offset && offset < child.end) next ??= child;
    });
    if (next) path.push(next);
    inner = next;
  }
  return path;
}

const KEPT = 'Code that comes after it may need what it makes.';

/** The statement that holds a use and nothing that is done without it. */
function findStatement(
  path: readonly JsNode[],
  consequence: ScanUse['consequence'],
): Range | NoPlace {
  for (let at = path.length - 1; at > 0; at--) {
    const [node, around] = [path[at]!, path[at - 1]!];
    if (node.type === 'ExpressionStatement') {
      const whole = unwrapped(node.expression as JsNode);
      const isAssigned = whole.type === 'AssignmentExpression';
      if (!isAssigned && consequence !== 'throws')
        return {
          reason: 'Where it is missing, the rest of its statement still works.',
        };
      if (!isListed(node, around))
        return {
          reason: 'Its statement stands by itself after a condition or a loop.',
        };
      return holdsSuper(node) ? { reason: 'A constructor must call super().' } : node;
    }
    const reason = forbids(node, around);
    if (reason !== undefined) return { reason };
  }
  return { reason: 'It is not part of a statement that may be left out.' };
}

/** Why a statement must not be left out for something in it. */
function forbids(node: JsNode, around: JsNode): string | undefined {
  if (isFunction(node) || node.type === 'PropertyDefinition') return KEPT;
  if (STATEMENT.test(node.type)) return KEPT;
  if (around.type === 'AssignmentExpression' && node === around.right) return KEPT;
  if (around.type === 'ConditionalExpression' && node !== around.test)
    return 'Its statement may do something else instead.';
  if (around.type === 'LogicalExpression' && node === around.right && mayAct(around.left!))
    return 'Its statement does something before it.';
  if (around.type === 'SequenceExpression' && around.expressions?.[0] !== node)
    return 'Its statement does something before it.';
  return undefined;
}

const STATEMENT = /Statement$|Declaration$/;

/** An `else` after any other statement would become that of the `if`. */
function isListed(node: JsNode, { type, body, consequent }: JsNode): boolean {
  const list = type === 'SwitchCase' ? consequent : body;
  return Array.isArray(list) && (list as readonly JsNode[]).includes(node);
}

const unwrapped = (node: JsNode): JsNode =>
  node.type === 'ParenthesizedExpression' || node.type === 'ChainExpression'
    ? unwrapped(node.expression as JsNode)
    : node;

const holdsSuper = (node: JsNode): boolean => some(node, ({ callee }) => callee?.type === 'Super');

const mayAct = (node: JsNode): boolean =>
  some(node, ({ type }) =>
    /^(?:Assignment|Await|Call|New|TaggedTemplate|Update|Yield)Expression$/.test(type),
  );

function some(node: JsNode, is: (one: JsNode) => boolean): boolean {
  let found = is(node);
  forEachChild(node, (child) => {
    found ||= some(child, is);
  });
  return found;
}
