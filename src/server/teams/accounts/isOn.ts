import { Refusal } from '@/domain/Refusal';
import { config } from '@/server/platform/config/config';
import type { SignInWay } from '@/server/platform/config/signInWays';

/** True if the operator leaves this way in open. */
export const isOn = (way: SignInWay): boolean => config().signInWays.includes(way);

/** @throws Refusal WAY_OFF */
export function requireWay(way: 'password' | 'passkey'): void {
  if (isOn(way)) return;
  const { oidc } = config();
  const instead = isOn('provider') && oidc ? ` Sign in with ${oidc.name}.` : '';
  throw new Refusal('WAY_OFF', `This server takes no ${way}s.${instead}`);
}
