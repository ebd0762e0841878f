// A declaration's value → the keys it needs: keywords, functions, units and newer parts of a
// property's syntax. Unknown names are ignored.
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { AddFind, CssFind, CssNames } from './CssNames';
import { COLOR_PROPERTY, NAMED_COLORS, SYSTEM_COLORS } from './cssNames.data';
import { findInFunction } from './findInFunction';
import { findSyntaxes } from './findSyntaxes';
import { closeOf, type CssToken, Token, tokensOf, unitOf } from './tokens';

const MATH =
  /^(?:calc|calc-size|min|max|clamp|round|mod|rem|sin|cos|tan|asin|acos|atan|atan2|pow|sqrt|hypot|log|exp|abs|sign|progress)$/;
const CALC_KEYWORDS = new Set(['e', 'pi', 'infinity', '-infinity', 'nan']);
/** The author or another document names their arguments; `[` opens names of grid lines. */
const OPAQUE = new Set(['[', 'counter', 'counters', 'symbols', 'element', 'paint', '-moz-element']);
/** Its build works them out. Where they are a sheet's own, they are found at its `@function`. */
const OF_TAILWIND = /^--(?:alpha|spacing|theme|value|modifier|default)$/;
const GLOBAL_KEYWORDS = new Set([
  'inherit',
  'initial',
  'unset',
  'revert',
  'revert-layer',
  'revert-rule',
]);

/** Stands for all custom properties: the use of a value decides which property it is for. */
export const CUSTOM = '--';

/** @param property its name in lower case, or `CUSTOM` */
export function findInValue(names: CssNames, property: string, value: string): CssFind[] {
  const tokens = readTokens(names, property, value);
  const found: CssFind[] = [];
  const add: AddFind = (node, token) => {
    if (node?.hasData) found.push({ node, start: token.start, end: token.end });
  };
  const own = names.property(property);
  const openFunctions: string[] = [];
  const [only] = tokens;
  if (only && tokens.length === 1 && GLOBAL_KEYWORDS.has(only.text)) {
    add(names.type('global_keywords', only.text), only);
    return found;
  }
  tokens.forEach((token, at) => {
    switch (token.type) {
      case Token.Function:
        openFunctions.push(token.text);
        // `filter: alpha(opacity=50)` was Internet Explorer's, `alpha($color)` is Sass's.
        if (token.text === 'alpha' && tokens[at + 1]?.text !== 'from') break;
        addFunction(names, property, token, add);
        findInFunction(names, property, { tokens, at, close: closeOf(tokens, at) }, add);
        break;
      case Token.LeftParenthesis:
        openFunctions.push('');
        break;
      case Token.LeftBracket:
        openFunctions.push('[');
        break;
      case Token.RightBracket:
      case Token.RightParenthesis:
        openFunctions.pop();
        break;
      case Token.Ident:
        if (property !== CUSTOM || openFunctions.length > 0)
          addKeyword(names, property, token, openFunctions, add);
        break;
      case Token.Delim:
        break;
      default:
        if (property !== CUSTOM || token.type === Token.Dimension || openFunctions.length > 0)
          addLiteral(names, own, token, openFunctions, add);
    }
  });
  if (own) findSyntaxes(names, own, property, tokens, add);
  return found;
}

/** Without the functions of authors, whose arguments mean what these say. */
function readTokens(names: CssNames, property: string, value: string): CssToken[] {
  const tokens = tokensOf(value);
  const kept: CssToken[] = [];
  for (let at = 0; at < tokens.length; at++)
    if (isOfAuthor(names, property, tokens, at)) {
      // The module's own name is no value: `math` of `math.div(1em, 2)`.
      if (kept.at(-1)?.text === '.') kept.splice(-2);
      at = closeOf(tokens, at);
    } else kept.push(tokens[at]!);
  return kept;
}

/** `theme.color(text)` of a Sass module, or one that a sheet defines: `brand-color(text)`. */
function isOfAuthor(
  names: CssNames,
  property: string,
  tokens: readonly CssToken[],
  at: number,
): boolean {
  const { type, text, isSpaced } = tokens[at]!;
  if (type !== Token.Function) return false;
  if (!isSpaced && tokens[at - 1]?.text === '.') return true;
  return (
    /^(?!fit-content$)[a-z]+(?:-[a-z\d]+)+$/.test(text) &&
    names.functionsNamed(text, property).length === 0 &&
    !names.keywordsOf(property).some((source) => names.child(source, `${text}_function`))
  );
}

function addFunction(names: CssNames, property: string, token: CssToken, add: AddFind): void {
  const { text } = token;
  if (text.startsWith('--')) {
    if (!OF_TAILWIND.test(text)) add(names.type('dashed-function'), token);
    return;
  }
  for (const node of names.functionsNamed(text, property)) {
    add(node, token);
    if (node.parent && node.parent.name !== 'types') add(node.parent, token);
  }
  const asKeys = new Set([text, `${text}_function`, `${text}_values`, text.replaceAll('-', '_')]);
  for (const source of names.keywordsOf(property))
    if (source.parent?.name !== 'types')
      for (const name of asKeys) add(names.child(source, name), token);
}

function addKeyword(
  names: CssNames,
  property: string,
  token: CssToken,
  openFunctions: readonly string[],
  add: AddFind,
): void {
  const { text } = token;
  const inside = openFunctions.at(-1) ?? '';
  if (openFunctions.some((name) => OPAQUE.has(name)) || text.startsWith('--')) return;
  if (CALC_KEYWORDS.has(text) && openFunctions.some((name) => MATH.test(name))) {
    add(names.type('calc-keyword'), token);
    add(names.type('calc-keyword', text.replace(/^-/, '')), token);
    return;
  }
  if (inside === 'attr' || inside === 'env' || inside === 'var' || inside === 'type') return;
  for (const source of names.keywordsOf(property)) {
    add(names.child(source, text), token);
    // A type's own key says that its keywords are understood at all.
    if (source.parent?.name === 'types') add(source, token);
  }
  if (COLOR_PROPERTY.test(property) || inside !== '') addColor(names, token, add);
}

function addColor(names: CssNames, token: CssToken, add: AddFind): void {
  const { text } = token;
  if (text === 'currentcolor') add(names.type('color', 'currentcolor'), token);
  else if (NAMED_COLORS.has(text)) {
    const named = names.type('color', 'named-color');
    add(named, token);
    if (named) add(names.child(named, text), token);
    if (text === 'transparent') add(names.type('color', 'transparent'), token);
  } else if (SYSTEM_COLORS.has(text)) {
    const system = names.type('color', 'system-color');
    add(system, token);
    if (!system) return;
    add(names.child(system, text), token);
    if (text.startsWith('accentcolor'))
      add(names.child(system, 'accentcolor_accentcolortext'), token);
  } else return;
  add(names.type('color'), token);
}

function addLiteral(
  names: CssNames,
  own: ScanNode | undefined,
  token: CssToken,
  openFunctions: readonly string[],
  add: AddFind,
): void {
  const ownChild = (name: string) => own && names.child(own, name);
  switch (token.type) {
    case Token.Hash: {
      if (openFunctions.some((name) => OPAQUE.has(name))) return;
      if (!/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(token.text)) return;
      const notation = names.type('color', 'rgb_hexadecimal_notation');
      add(notation, token);
      add(names.type('color'), token);
      if (notation && (token.text.length === 5 || token.text.length === 9))
        add(names.child(notation, 'alpha_hexadecimal_notation'), token);
      return;
    }
    case Token.Dimension: {
      const unit = unitOf(token);
      for (const node of names.unit(unit)) add(node, token);
      if (openFunctions.length === 0) add(ownChild('length'), token);
      if (unit === 'rem') add(ownChild('rem_values'), token);
      return;
    }
    case Token.Percentage:
      add(names.type('percentage'), token);
      add(ownChild('percentages'), token);
      if (openFunctions.length === 0) add(ownChild('percentage'), token);
      return;
    case Token.Number:
      add(names.type(/^[+-]?\d+$/.test(token.text) ? 'integer' : 'number'), token);
      if (/\de/.test(token.text)) add(names.type('number', 'scientific_notation'), token);
      if (openFunctions.length === 0) addNumber(own, token, ownChild, add);
      return;
    case Token.String:
      add(names.type('string'), token);
      if (openFunctions.length === 0) add(ownChild('string'), token);
      return;
    case Token.Url:
      add(names.type('url'), token);
      for (const name of ['url', 'image']) add(ownChild(name), token);
      return;
  }
}

function addNumber(
  own: ScanNode | undefined,
  token: CssToken,
  ownChild: (name: string) => ScanNode | undefined,
  add: AddFind,
): void {
  const value = Number(token.text);
  // Round weights are those every browser has known.
  const isPlain = own?.name === 'font-weight' && value % 100 === 0 && value >= 100 && value <= 900;
  if (!isPlain) add(ownChild('number'), token);
  if (value < 0) add(ownChild('negative_values'), token);
}
