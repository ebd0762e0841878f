// Texts that code writes out for the platform to read: in quotation marks or backticks, with holes,
// joined by `+` or `join`, chosen by a condition, or held by a name.
import { fillHole } from './fillHole';
import { type JsNode, unwrap } from './JsNode';
import type { Binding, Scope } from './Scope';

/** A text of the same length as its code, so that places in it stay right. */
export interface InPlace {
  readonly text: string;
  readonly start: number;
}

/** Something written out, and what stands before or after it until the next. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly isHole: boolean;
  /** The text itself; escapes make it shorter than its code. */
  readonly text: string;
}

const MAX_STEPS = 5;

/** The text, with something in place of what only running the code would tell. */
export function writtenText(written: JsNode | undefined, scope: Scope): string | undefined {
  if (!written) return undefined;
  const [node = written] = valuesOf(unwrap(written), scope);
  const pieces = piecesOf(unwrap(node));
  if (pieces.every(({ isHole }) => isHole)) return undefined;
  let text = '';
  pieces.forEach(({ isHole, text: own }, at) => {
    text += isHole ? fillHole(HOLE_LENGTH, text, textAfter(pieces, at)) : own;
  });
  return text;
}

const HOLE_LENGTH = 8;

/** All texts that a value may be or be made of. */
export function textsInPlace(written: JsNode, scope: Scope, code: string): readonly InPlace[] {
  const found = new Map<number, InPlace>();
  const visit = (value: JsNode, step: number): void => {
    for (const node of valuesOf(value, scope)) {
      const pieces = piecesOf(node);
      const [first] = pieces;
      if (!first || found.has(first.start)) continue;
      if (pieces.some(({ isHole }) => !isHole))
        found.set(first.start, { text: fillPlaces(pieces, code), start: first.start });
      if (step < MAX_STEPS) for (const part of namesIn(node)) visit(part, step + 1);
    }
  };
  visit(unwrap(written), 0);
  return [...found.values()];
}

/** The values behind a name and the branches of a condition; else the value itself. */
function valuesOf(node: JsNode, scope: Scope, step = 0): readonly JsNode[] {
  const each = (nodes: readonly (JsNode | null | undefined)[]) =>
    nodes.flatMap((one) => (one ? valuesOf(unwrap(one), scope, step + 1) : []));
  if (step > MAX_STEPS) return [];
  if (node.type === 'ConditionalExpression')
    return each([node.consequent as JsNode, node.alternate]);
  if (node.type === 'LogicalExpression') return each([node.left, node.right]);
  const binding = node.type === 'Identifier' ? scope.find(node.name as string) : undefined;
  return binding ? each(textsHeld(binding)) : [node];
}

const MAX_HELD = 50;

function textsHeld({ kind, init, path, writes, added }: Binding): readonly JsNode[] {
  if (kind !== 'var') return [];
  return [...(init && !path?.length ? [init] : []), ...writes, ...(added ?? [])].slice(0, MAX_HELD);
}

/** Names and conditions that a text is made of, which are written somewhere else. */
function namesIn(node: JsNode): readonly JsNode[] {
  return partsOf(node).filter(({ type }) => /^(?:Identifier|ConditionalE|LogicalE)/.test(type));
}

function partsOf(written: JsNode): readonly JsNode[] {
  const parts: JsNode[] = [];
  const pending = [unwrap(written)];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === 'BinaryExpression' && node.operator === '+')
      pending.push(unwrap(node.right!), unwrap(node.left!));
    else if (isJoined(node))
      for (const one of [...node.callee!.object!.elements!].reverse())
        pending.push(...(one ? [unwrap(one)] : []));
    else if (node.type === 'TemplateLiteral')
      parts.push(...(node.expressions ?? []).map((hole) => unwrap(hole)));
    else parts.push(node);
  }
  return parts;
}

/** `['<p>', '</p>'].join('')` */
function isJoined({ type, callee }: JsNode): boolean {
  return (
    type === 'CallExpression' &&
    callee?.object?.type === 'ArrayExpression' &&
    callee.property?.name === 'join'
  );
}

function piecesOf(written: JsNode): readonly Piece[] {
  const pieces: Piece[] = [];
  const pending = [written];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const node = unwrap(next);
    if (node.type === 'BinaryExpression' && node.operator === '+')
      pending.push(node.right!, node.left!);
    else if (isJoined(node))
      for (const one of [...node.callee!.object!.elements!].reverse())
        pending.push(...(one ? [one] : []));
    else if (node.type === 'TemplateLiteral') addTemplate(node, pieces);
    else if (typeof node.value === 'string')
      pieces.push({ start: node.start + 1, end: node.end - 1, isHole: false, text: node.value });
    else pieces.push({ start: node.start, end: node.end, isHole: true, text: '' });
  }
  return pieces;
}

function addTemplate({ quasis = [], expressions = [] }: JsNode, pieces: Piece[]): void {
  quasis.forEach(({ start, end, value }, at) => {
    const { cooked } = value as unknown as { readonly cooked?: string | null };
    pieces.push({ start, end, isHole: false, text: cooked ?? '' });
    const hole = expressions[at];
    // With its signs: `${` and `}`.
    if (hole)
      pieces.push({ start: end, end: quasis[at + 1]?.start ?? end, isHole: true, text: '' });
  });
}

function textAfter(pieces: readonly Piece[], at: number): string {
  const next = pieces[at + 1];
  return next && !next.isHole ? next.text.slice(0, LOOK) : '';
}

const LOOK = 80;

/** Signs between two texts go; something stands for each hole. */
function fillPlaces(pieces: readonly Piece[], code: string): string {
  const parts: string[] = [];
  let before = '';
  let from = pieces[0]!.start;
  let holeFrom = -1;
  const add = (part: string) => {
    parts.push(part);
    before = (before + part.slice(-LOOK)).slice(-LOOK);
  };
  pieces.forEach(({ start, end, isHole }, at) => {
    if (isHole) {
      if (holeFrom < 0) holeFrom = from;
      from = end;
      if (at === pieces.length - 1) add(fillHole(end - holeFrom, before, ''));
      return;
    }
    const text = withoutEscapes(code.slice(start, end));
    if (holeFrom >= 0) add(fillHole(start - holeFrom, before, text.slice(0, LOOK)));
    else add(' '.repeat(start - from));
    holeFrom = -1;
    add(text);
    from = end;
  });
  return parts.join('');
}

const ESCAPE = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|\r\n|([^]))/gi;
const SPACES = /[nrtvbf\n\r0]/;

/** The text that a string stands for, padded where its code is longer. */
function withoutEscapes(code: string): string {
  if (!code.includes('\\')) return code;
  return code.replace(ESCAPE, (written, ...groups: (string | undefined)[]) => {
    const [long, short, byte, sign] = groups;
    const number = long ?? short ?? byte;
    if (number !== undefined) {
      const point = Number.parseInt(number, 16);
      return String.fromCodePoint(point > 0x10ffff ? 0xfffd : point).padStart(written.length);
    }
    return sign === undefined || SPACES.test(sign)
      ? written.replace(/[^\n]/g, ' ')
      : sign.padStart(written.length);
  });
}
