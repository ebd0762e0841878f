import { splitList } from './splitList';
import { type Environment, refuse } from './variables';

const WAYS = ['password', 'passkey', 'provider'] as const;

/** A way into accounts of this instance. */
export type SignInWay = (typeof WAYS)[number];

/**
 * All of them unless the operator chooses.
 * @throws Error with one sentence: the variable, its value and what was expected
 */
export function readSignInWays(env: Environment, hasProvider: boolean): readonly SignInWay[] {
  const value = env.SIGN_IN_WITH;
  if (!value) return WAYS;
  const names = splitList(value);
  const ways = WAYS.filter((way) => names.includes(way));
  if (ways.length !== names.length)
    refuse('SIGN_IN_WITH', value, `a list of ${WAYS.join(', ')}, separated by commas,`);
  // Nobody can add a passkey before they are in by another way.
  if (!ways.includes('password') && !(ways.includes('provider') && hasProvider))
    refuse('SIGN_IN_WITH', value, 'password, or provider together with OIDC_ISSUER,');
  return ways;
}
