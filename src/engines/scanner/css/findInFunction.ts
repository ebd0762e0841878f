// Keys that a function's arguments need beyond the function itself.
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { AddFind, CssNames } from './CssNames';
import { findInColor } from './findInColor';
import { findInGradient } from './findInGradient';
import { closeOf, type CssToken, splitAtCommas, Token } from './tokens';

interface Call {
  readonly tokens: readonly CssToken[];
  /** Of the function's own token. */
  readonly at: number;
  readonly close: number;
}

const SHAPES = /^(?:circle|ellipse|inset|polygon|rect|xywh|shape)$/;
const COLOR_FUNCTIONS = new Set([
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'color',
]);
const THREE_DIMENSIONAL = /3d$|^(?:perspective|rotate[xyz]|scalez|translatez)$/;

/** A function's arguments and what they mean depends on. */
interface Arguments {
  readonly names: CssNames;
  readonly property: string;
  readonly call: Call;
  /** The function's own token. */
  readonly token: CssToken;
  readonly inner: readonly CssToken[];
  /** Between commas. */
  readonly parts: readonly CssToken[][];
  readonly add: AddFind;
}

/** Functions → what reads their arguments, besides colors, gradients and shapes. */
const READERS: ReadonlyMap<string, (given: Arguments) => void> = new Map<
  string,
  (given: Arguments) => void
>([
  [
    'url',
    (given) => {
      given.add(given.names.type('url'), given.token);
      for (const child of ['url', 'image']) given.add(ownChild(given, child), given.token);
    },
  ],
  [
    'path',
    ({ names, property, token, add }) => {
      const path = names.type('basic-shape', 'path');
      if (path) add(names.child(path, property), token);
    },
  ],
  ['attr', ({ names, inner, parts, token, add }) => findInAttr(names, inner, parts, token, add)],
  [
    'color-mix',
    ({ names, parts, token, add }) => {
      // A variable at the head may hold the space, and any variable several colors.
      const [[head] = []] = parts;
      const colors = head?.text === 'in' || head?.text === 'var' ? parts.slice(1) : parts;
      const isOne = colors.length === 1 && colors[0]![0]?.text !== 'var';
      if (colors.length > 2 || isOne)
        add(childAt(names, ['color', 'color-mix', 'variadic_color_arguments']), token);
    },
  ],
  [
    'light-dark',
    ({ names, inner, token, add }) => {
      if (inner.some(isImage)) add(childAt(names, ['color', 'light-dark', 'image_value']), token);
    },
  ],
  ['steps', findInSteps],
  ['if', ({ names, call, add }) => findInIf(names, call, add)],
  [
    'random',
    ({ names, inner, token, add }) => {
      if (inner.some(({ text }) => text.startsWith('--')))
        add(names.type('random', 'dashed-ident'), token);
    },
  ],
  ['ray', findInRay],
  [
    'calc',
    ({ names, inner, token, add }) => {
      if (inner.some(({ text, type }) => text === 'calc' && type === Token.Function))
        add(names.type('calc', 'nested'), token);
    },
  ],
]);

export function findInFunction(names: CssNames, property: string, call: Call, add: AddFind): void {
  const token = call.tokens[call.at]!;
  const name = token.text;
  const inner = call.tokens.slice(call.at + 1, call.close);
  const parts = splitAtCommas(call.tokens, call.at + 1, call.close);
  const given = { names, property, call, token, inner, parts, add };
  if (COLOR_FUNCTIONS.has(name)) findInColor(names, name, inner, token, add);
  else if (name.endsWith('gradient')) {
    findInGradient(names, name, parts, token, add);
    for (const child of ['gradient', 'gradients', 'image']) add(ownChild(given, child), token);
  } else if (SHAPES.test(name)) {
    add(ownChild(given, 'basic_shape'), token);
    const shape = names.type('basic-shape', name);
    if (shape) for (const one of inner) add(names.child(shape, one.text), one);
  } else READERS.get(name)?.(given);
  if (property === 'transform' && THREE_DIMENSIONAL.test(name)) add(ownChild(given, '3d'), token);
  for (const node of names.functionsNamed(name, property))
    for (const one of inner)
      if (one.type === Token.Ident && isKeywordChild(node)) add(names.child(node, one.text), one);
}

/** A child of the property that the function is a value of. */
function ownChild(
  { names, property }: Pick<Arguments, 'names' | 'property'>,
  child: string,
): ScanNode | undefined {
  const own = names.property(property);
  return own && names.child(own, child);
}

function findInSteps({ names, property, inner, add }: Arguments): void {
  const jump = inner.find(({ text }) => text.startsWith('jump-'));
  if (!jump) return;
  add(childAt(names, ['easing-function', 'steps', 'jump']), jump);
  for (const source of names.keywordsOf(property)) add(names.child(source, 'jump'), jump);
}

function findInRay({ names, inner, token, add }: Arguments): void {
  if (inner.some(({ text }) => text === 'at')) add(names.type('ray', 'position'), token);
  if (inner.some(({ text }) => /^(?:closest|farthest)-|^sides$/.test(text)))
    add(names.type('ray', 'size'), token);
}

/** `if(style(--wide > 10): …)` */
function findInIf(names: CssNames, { tokens, at, close }: Call, add: AddFind): void {
  for (let inner = at + 1; inner < close; inner++) {
    const token = tokens[inner]!;
    const query = token.type === Token.Function ? names.type('if', token.text) : undefined;
    if (!query) continue;
    add(query, token);
    const compares = tokens
      .slice(inner + 1, closeOf(tokens, inner))
      .some(({ type, text }) => type === Token.Delim && /^[<>=]$/.test(text));
    if (compares) add(names.child(query, 'range_syntax'), token);
  }
}

/** Functions whose children are keywords among the arguments. */
function isKeywordChild({ name }: ScanNode): boolean {
  return ['env', 'random', 'progress', 'perspective', 'url', 'param'].includes(name);
}

function childAt(names: CssNames, [type = '', ...path]: readonly string[]): ScanNode | undefined {
  return path.reduce((node, name) => node && names.child(node, name), names.type(type));
}

function isImage({ type, text }: CssToken): boolean {
  return (
    type === Token.Url ||
    (type === Token.Function && /gradient$|^(?:url|image-set|image)$/.test(text))
  );
}

function findInAttr(
  names: CssNames,
  inner: readonly CssToken[],
  parts: readonly CssToken[][],
  token: CssToken,
  add: AddFind,
): void {
  if (parts.length > 1) add(names.type('attr', 'fallback'), token);
  const [head = []] = parts;
  if (head.some(({ text }) => text === '|'))
    add(names.type('attr', 'attr-name_accepts_namespaces'), token);
  else if (head.length > 1 && head[0]?.type === Token.Ident) {
    // Anything else at the head is a variable of Sass or Less, which is several tokens.
    const typed = names.type('attr', 'type_function');
    add(typed, token);
    if (typed)
      for (const one of inner) if (one.type === Token.Ident) add(names.child(typed, one.text), one);
  }
}
