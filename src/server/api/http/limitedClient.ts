// Whose limits a request counts for: the person or program that it was found to come from, or else
// its address. Easy to get wrong: anyone can make up a session, so only one that was found
// in the database before has limits of its own.
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { cookieValue } from '@/domain/preferences';
import { type Viewer, viewerKey } from '@/server/model/features/Viewer';
import { isInNetwork, type Network } from '@/server/platform/config/clientNetworks';
import { config } from '@/server/platform/config/config';
import { perProcess } from '@/server/platform/memory/perProcess';
import { sessionCookie } from '@/server/teams/accounts/auth';
import { clientAddress, sourceAddress } from './clientAddress';
import { NEAR } from './RateLimit';

/** Milliseconds for which a session or token that was found counts as good. */
const KNOWN_MS = 600_000;
const MAX_KNOWN = 20_000;

/** The hash of a session or token → whose it is. */
const known = perProcess(
  'limitedClients',
  () => new LRUCache<string, string>({ max: MAX_KNOWN, ttl: KNOWN_MS }),
);

/** Remembers that a request came from this person or program. */
export function noteClient(request: Pick<IncomingMessage, 'headers'>, viewer: Viewer): void {
  const credential = hashCredential(request);
  if (credential !== undefined) known.set(credential, viewerKey(viewer));
}

/** The name of the bucket that a request takes from. */
export function limitedClient(
  request: IncomingMessage,
  trustedProxies: number,
  networks: readonly Network[] = config().clientNetworks,
): string {
  const credential = hashCredential(request);
  return (
    (credential === undefined ? undefined : known.get(credential)) ??
    addressClient(request, trustedProxies, networks)
  );
}

function addressClient(
  request: IncomingMessage,
  trustedProxies: number,
  networks: readonly Network[],
): string {
  const isNear = isInNetwork(sourceAddress(request, trustedProxies), networks);
  return `${isNear ? NEAR : ''}${clientAddress(request, trustedProxies)}`;
}

function hashCredential({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const secret = headers.authorization ?? cookieValue(headers.cookie, sessionCookie());
  return secret === undefined ? undefined : createHash('sha256').update(secret).digest('base64');
}
