import type { AddFind, CssNames } from './CssNames';
import { componentsOf, type CssToken, Token } from './tokens';

const isOffset = ({ type }: CssToken): boolean =>
  type === Token.Dimension || type === Token.Percentage || type === Token.Number;

export function findInGradient(
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
  // A variable at the head may be a color as well as a direction.
  if (stops.length === 1 && !/^(?:var$|[$@#])/.test(head[0]?.text ?? ''))
    child('single_color_stop');
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
