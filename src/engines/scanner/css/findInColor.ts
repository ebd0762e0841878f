import type { AddFind, CssNames } from './CssNames';
import { componentsOf, type CssToken, Token } from './tokens';

export function findInColor(
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
