import type { Guard } from '@/engines/scanner/ScanUse';

/**
 * The way a name or member is used, which its surroundings decide. `typeof` is the only operator that
 * takes a name nobody declares; every other test of such a name throws, as using it does.
 */
export type Use =
  | 'called'
  | 'dereferenced'
  | 'read'
  | 'written'
  | 'tested'
  | 'optional'
  | 'typeof'
  | 'bare';

/** The guard of a use that is a test itself. */
export function guardOfTest(
  use: Use,
  guardAt: number,
): { readonly guard: Guard; readonly guardAt: number } | undefined {
  if (use === 'optional') return { guard: 'optional', guardAt };
  return use === 'tested' || use === 'typeof' ? { guard: 'feature-test', guardAt } : undefined;
}
