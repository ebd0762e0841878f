// What a function's arguments need beyond the function itself.
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { AddFind, CssNames } from './CssNames';
import { closeOf, componentsOf, type CssToken, splitAtCommas, Token } from './tokens';

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

export function findInFunction(names: CssNames, property: string, call: Call, add: AddFind): void {
  const token = call.tokens[call.at]!;
  const name = token.text;
  const own = names.property(property);
  const inner = call.tokens.slice(call.at + 1, call.close);
  const parts = splitAtCommas(call.tokens, call.at + 1, call.close);
  const ownChild = (child: string) => own && names.child(own, child);
  const has = (text: string) => inner.some((one) => one.text === text);

  if (COLOR_FUNCTIONS.has(name)) findInColor(names, name, inner, token, add);
  else if (name.endsWith('gradient')) {
    findInGradient(names, name, parts, token, add);
    for (const child of ['gradient', 'gradients', 'image']) add(ownChild(child), token);
  } else if (SHAPES.test(name)) {
    add(ownChild('basic_shape'), token);
    const shape = names.type('basic-shape', name);
    if (shape) for (const one of inner) add(names.child(shape, one.text), one);
  } else if (name === 'url') {
    add(names.type('url'), token);
    for (const child of ['url', 'image']) add(ownChild(child), token);
  } else if (name === 'path') {
    const path = names.type('basic-shape', 'path');
    if (path) add(names.child(path, property), token);
  } else if (name === 'attr') findInAttr(names, inner, parts, token, add);
  else if (name === 'color-mix' && parts.length !== 3)
    add(childAt(names, ['color', 'color-mix', 'variadic_color_arguments']), token);
  else if (name === 'light-dark' && inner.some((one) => isImage(one)))
    add(childAt(names, ['color', 'light-dark', 'image_value']), token);
  else if (name === 'steps') {
    const jump = inner.find((one) => one.text.startsWith('jump-'));
    if (jump) {
      add(childAt(names, ['easing-function', 'steps', 'jump']), jump);
      for (const source of names.keywordsOf(property)) add(names.child(source, 'jump'), jump);
    }
  } else if (name === 'if') findInIf(names, call, add);
  else if (name === 'random' && inner.some((one) => one.text.startsWith('--')))
    add(names.type('random', 'dashed-ident'), token);
  else if (name === 'ray') {
    if (has('at')) add(names.type('ray', 'position'), token);
    if (inner.some((one) => /^(?:closest|farthest)-|^sides$/.test(one.text)))
      add(names.type('ray', 'size'), token);
  } else if (
    name === 'calc' &&
    inner.some((one) => one.text === 'calc' && one.type === Token.Function)
  )
    add(names.type('calc', 'nested'), token);
  if (property === 'transform' && THREE_DIMENSIONAL.test(name)) add(ownChild('3d'), token);
  const group = names.functionsNamed(name, property);
  for (const node of group)
    for (const one of inner)
      if (one.type === Token.Ident && isKeywordChild(node)) add(names.child(node, one.text), one);
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

/** Functions whose children are keywords that stand among the arguments. */
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

function findInColor(
  names: CssNames,
  name: string,
  inner: readonly CssToken[],
  token: CssToken,
  add: AddFind,
): void {
  const space = /^(?:rgb|hsl)a$/.test(name) ? name.slice(0, 3) : name;
  const node = names.type('color', space);
  if (!node) return;
  if (space !== name) {
    add(node, token);
    add(names.type('color'), token);
  }
  const child = (key: string) => add(names.child(node, key), token);
  const values = componentsOf(inner).filter(
    ({ type, text }) => type !== Token.Comma && text !== '/',
  );
  const isRelative = inner[0]?.text === 'from';
  if (isRelative) {
    child('relative_syntax');
    if (inner[1]?.text === 'currentcolor') add(names.type('color', 'from_currentcolor'), token);
    return;
  }
  const hasComma = inner.some(({ type }) => type === Token.Comma);
  if (inner.length > 1 && !hasComma && values.length > 2) child('space_separated_parameters');
  if (values.length > 3) child('alpha_parameter');
  const isKind = (kind: number) => values.slice(0, 3).some(({ type }) => type === kind);
  const first =
    name === 'hsl' || name === 'hwb' || name === 'hsla' ? values.slice(1, 3) : values.slice(0, 3);
  const kinds = new Set(first.map(({ type }) => type));
  if (kinds.has(Token.Number) && kinds.has(Token.Percentage)) child('mixed_type_parameters');
  if (isKind(Token.Number) && values.slice(0, 3).some(({ text }) => /\d*\.\d/.test(text)))
    child('float_values');
  if (inner[0]?.text === 'display-p3-linear')
    child('colorspace_parameter_accepts_display-p3-linear_value');
}

const isOffset = ({ type }: CssToken): boolean =>
  type === Token.Dimension || type === Token.Percentage || type === Token.Number;

function findInGradient(
  names: CssNames,
  name: string,
  parts: readonly CssToken[][],
  token: CssToken,
  add: AddFind,
): void {
  const node = names.type('gradient', name.replace(/^-(?:webkit|moz|o)-/, ''));
  if (!node) return;
  const child = (key: string) => add(names.child(node, key), token);
  const [head = []] = parts;
  const startsWithColor = isColorStop(head[0]);
  if (head.some(({ text }) => text === 'in')) {
    child('interpolation_color_space');
    if (head.some(({ text }) => text === 'hue')) child('hue_interpolation_method');
  }
  if (head[0]?.text === 'to') child('to');
  if (head.some(({ text }) => text === 'at')) child('at');
  if (head.length === 1 && head[0]!.text === '0') child('unitless_0_angle');
  const stops = startsWithColor ? parts : parts.slice(1);
  stops.forEach((stop, index) => {
    const components = componentsOf(stop);
    if (components.length >= 3 && components.filter(isOffset).length >= 2) child('doubleposition');
    if (components.length === 1 && index > 0 && isOffset(components[0]!))
      child('interpolation_hints');
  });
  if (stops.length === 1) child('single_color_stop');
}

function isColorStop(token: CssToken | undefined): boolean {
  if (!token) return false;
  if (token.type === Token.Hash) return true;
  if (token.type === Token.Function) return token.text !== 'calc' && token.text !== 'var';
  return (
    token.type === Token.Ident &&
    !/^(?:to|in|at|from|circle|ellipse|closest-\w+|farthest-\w+|top|left|right|bottom|center)$/.test(
      token.text,
    )
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
  else if (head.length > 1) {
    const typed = names.type('attr', 'type_function');
    add(typed, token);
    if (typed)
      for (const one of inner) if (one.type === Token.Ident) add(names.child(typed, one.text), one);
  }
}
