import type { Shape } from './Shape';
import { argumentsOf, plainType, splitUnion, substitute, withoutMark } from './typeNames';

/**
 * The type arguments of a call, read from the arguments whose parameters name them.
 * @param outer the number of type parameters around the function
 */
export function bindParams(
  params: readonly string[],
  types: readonly (string | undefined)[],
  outer: number,
  shapeAt: (type: string) => Shape | undefined,
): readonly (string | undefined)[] {
  const bound: (string | undefined)[] = [];
  const bind = (param: string, given: string | undefined): void => {
    if (given === undefined || !param.includes('%')) return;
    const open = splitUnion(param).filter((part) => part.includes('%'));
    if (open.length !== 1) return;
    const [only = ''] = open;
    if (/^%\d+$/.test(only)) {
      const at = Number(only.slice(1)) - outer;
      if (at >= 0) bound[at] ??= withoutMark(given);
      return;
    }
    const plain = withoutMark(given);
    const returns = shapeAt(only)?.call?.returns;
    if (returns !== undefined) {
      const result = shapeAt(plain)?.call?.returns;
      if (result !== undefined)
        bind(substitute(returns, argumentsOf(only)), substitute(result, argumentsOf(plain)));
    } else if (plainType(only) === plainType(plain)) {
      const inner = argumentsOf(plain);
      argumentsOf(only).forEach((one, index) => bind(one, inner[index]));
    }
  };
  params.forEach((param, index) => bind(param, types[index]));
  return bound;
}
