// Values that a browser reads only when it uses them: one that knows the function in them accepts
// whatever else they hold, so a test with such a value says nothing about the rest.
import type { ScanNode } from '@/engines/scanner/ScanTable';

/** Whichever browser has one of them has those before it. */
const SUBSTITUTING = ['var', 'env', 'attr', 'inherit', 'if'] as const;

const callOf = (name: string) => new RegExp(String.raw`(?<![\w-])(?:${name})\(`, 'i');

const ANY = callOf(SUBSTITUTING.join('|'));

/** True if a browser fills in a part of the value when it uses it: `var()`, `env()`. */
export const isSubstituted = (value: string): boolean => ANY.test(value);

/**
 * A part that a preprocessor or a template fills in, which may hold any of them: `$x`, `#{$x}`, `@x`,
 * and the blank argument that a short hole of a template leaves.
 */
const UNKNOWN = /[$@]|[(,][^\S\n]{4,}[,)]/;

/** True unless a test with the value asks for all of the value. */
export const isReadLate = (value: string): boolean => isSubstituted(value) || UNKNOWN.test(value);

/** Tells the keys of the one function that every browser has which accepts the value. */
export function isOldestIn(value: string): (node: ScanNode) => boolean {
  const oldest = SUBSTITUTING.find((name) => callOf(name).test(value));
  const isOf = ({ name, parent }: ScanNode): boolean =>
    parent !== undefined && ((name === oldest && parent.name === 'types') || isOf(parent));
  return isOf;
}
